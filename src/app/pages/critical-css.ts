// The part of the style sheet that a page needs as it was built, so that it can be painted before the whole sheet is here.

/** What a sheet is cut at; a mark inside an escape or a string is none. */
const marks = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[(){},;]/gs
/** At-rules that hold rules; what any other at-rule holds stays as it is. */
const holdsRules = /^@(?:layer|media|supports|container|starting-style)\b/
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi

const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g
const registeredName = /@property (--[\w-]+)\{[^}]*\}/g

/**
 * The rules of `sheet` that can fit something in `html`, in their order, and apart from them the faces that have to be
 * fetched. A rule falls away when every class that its selector names is missing from the page, and a registered name when
 * nobody asks for it, so nothing changes on the screen when the whole sheet comes after.
 * @param sheet as the build leaves it: shrunk, with no comment but the first.
 */
export function firstLook(sheet: string, html: string): { look: string; faces: string } {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, all = '']) => textOf(all).split(/\s+/))
  const fit = fitting(sheet.replace(/^\/\*.*?\*\/\s*/s, ''), new Set(names))
  const asked = new Set(`${fit}${html}`.match(/(?<=var\()--[\w-]+/g))
  const rules = fit.replace(registeredName, (rule, name: string) => (asked.has(name) ? rule : ''))
  return { look: rules.replace(fetchedFace, ''), faces: (rules.match(fetchedFace) ?? []).join('') }
}

function fitting(rules: string, classes: Set<string>): string {
  let kept = ''
  for (const rule of cut(rules, ';}')) {
    const brace = rule.indexOf('{')
    const head = brace < 0 ? rule : rule.slice(0, brace)
    if (holdsRules.test(head) && brace >= 0) {
      const inside = fitting(rule.slice(brace + 1, -1), classes)
      if (inside) kept += `${head}{${inside}}`
    } else if (head.startsWith('@')) kept += rule
    else {
      const selectors = cut(head, ',')
        .map((selector) => selector.replace(/,$/, ''))
        .filter((selector) => canFit(selector, classes))
      if (selectors.length > 0) kept += `${selectors.join(',')}${rule.slice(brace)}`
    }
  }
  return kept
}

function canFit(selector: string, classes: Set<string>): boolean {
  const named = [...selector.matchAll(className)].map(([, name = '']) => unescaped(name))
  // A class behind :not() is one that may well be missing.
  return named.length === 0 || selector.includes(':not(.') || named.some((name) => classes.has(name))
}

/** Cuts behind each of `ends` that stands in no bracket. */
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

/** A name in a sheet writes what is no letter behind a stroke, and digits in front by their number. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
}

function textOf(attribute: string): string {
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return attribute.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole)
}
