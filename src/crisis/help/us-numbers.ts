/** The United States numbers in sentences on screens. Separate from the lines, because the footer of every page needs them. */
export const usNumbers = {
  emergency: '911',
  crisis: '988',
  text: { number: '741741', body: 'HOME' },
} as const

/** “call or text 988, or text HOME to 741741” */
export const reachCrisisLines = `call or text ${usNumbers.crisis}, or text ${usNumbers.text.body} to ${usNumbers.text.number}`
