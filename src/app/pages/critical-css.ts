// Extracts the critical CSS of a prerendered page.

/** Tokens to split at, except inside escapes and strings. */
const marks = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){},;]/gs
/** At-rules that contain rules; others are copied unchanged. */
const holdsRules = /^@(?:layer|media|supports|container|starting-style)\b/
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi

const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g
/** Font files for scripts that the site's own text does not use; the full style sheet loads them. */
const rareFace = /-(?:latin-ext|vietnamese|cyrillic|greek)\b/
/** Tailwind's initial values for browsers without registered properties. */
const initialValues = /@layer properties\{@supports.*?\}\}\}/s
/** The values of Tailwind's theme. */
const themeValues = /@layer theme\{:root,:host\{[^}]*\}/
const registeredName = /@property (--[\w-]+)\{[^}]*\}/g

/**
 * Returns the rules of `sheet` that can match `html`, in order, and the font faces separately. A rule is dropped if none of
 * its selectors' classes occur in the page, and a registered property or a value of the theme if it is unused, so that the full style sheet
 * changes nothing visible.
 * @param sheet minified, with no comment but the first.
 */
export function extractCriticalCss(sheet: string, html: string): { styles: string; faces: string } {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, all = '']) => textOf(all).split(/\s+/))
  const fit = fitting(sheet.replace(/^\/\*.*?\*\/\s*/s, ''), new Set(names))
  const used = new Set(`${fit}${html}`.match(/(?<=var\()--[\w-]+/g))
  const onlyUsed = (values: string) =>
    values.replace(/(--[\w-]+):[^;}]*;?/g, (value, name: string) => (used.has(name) ? value : ''))
  const rules = fit
    .replace(registeredName, (rule, name: string) => (used.has(name) ? rule : ''))
    .replace(initialValues, onlyUsed)
    .replace(themeValues, onlyUsed)
  const faces: string[] = rules.match(fetchedFace) ?? []
  return {
    styles: rules.replace(fetchedFace, ''),
    faces: faces.filter((face) => !rareFace.test(face)).join(''),
  }
}

function fitting(rules: string, classes: Set<string>): string {
  let output = ''
  for (const rule of cut(rules, ';}')) {
    const brace = rule.indexOf('{')
    const head = brace < 0 ? rule : rule.slice(0, brace)
    if (holdsRules.test(head) && brace >= 0) {
      const inside = fitting(rule.slice(brace + 1, -1), classes)
      if (inside) output += `${head}{${inside}}`
    } else if (head.startsWith('@')) output += rule
    else {
      const selectors = cut(head, ',')
        .map((selector) => selector.replace(/,$/, ''))
        .filter((selector) => canFit(selector, classes))
      if (selectors.length > 0) output += `${selectors.join(',')}${rule.slice(brace)}`
    }
  }
  return output
}

function canFit(selector: string, classes: Set<string>): boolean {
  const named = [...selector.matchAll(className)].map(([, name = '']) => unescapeIdentifier(name))
  // Classes inside :not() can be missing.
  return named.length === 0 || selector.includes(':not(.') || named.some((name) => classes.has(name))
}

/** Splits after each of `ends` outside of brackets. */
function cut(text: string, ends: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '(' || mark === '{') depth += 1
    else if (mark === ')' || mark === '}') depth -= 1
    if (depth > 0 || !ends.includes(mark)) continue
    parts.push(text.slice(from, index + 1))
    from = index + 1
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** Unescapes a CSS identifier. */
function unescapeIdentifier(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
}

function textOf(attribute: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return attribute.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole)
}
