// Saves an SVG of the page as a PNG file, in the colors that it has on the screen. Nothing is sent.

const painted = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'] as const

/** `background` is a CSS color. The caller chooses a file name; the picture has no text. */
export async function savePicture(svg: SVGSVGElement, background: string, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal
  const scale = 4
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg, width * scale, height * scale))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('This browser cannot save pictures.')
  paint.fillStyle = background
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(image, 0, 0)
  const link = document.createElement('a')
  // A data URL, because the page's CSP does not allow blob: images.
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}

/** A copy of the drawing with styles inline and without classes and names, so that it looks the same outside of the page. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [...svg.querySelectorAll('*')]
  for (const [at, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]
    if (!original) continue
    const look = getComputedStyle(original)
    for (const property of painted) part.setAttribute(property, look.getPropertyValue(property))
    part.removeAttribute('class')
  }
  for (const attribute of ['class', 'role', 'aria-label']) copy.removeAttribute(attribute)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}
