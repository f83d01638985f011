// What `cairn doctor` reports: a finding and how bad it is.
export type Finding = { level: 'good' | 'warning' | 'wrong'; message: string }

export const good = (message: string): Finding => ({ level: 'good', message })
export const warning = (message: string): Finding => ({ level: 'warning', message })
export const wrong = (message: string): Finding => ({ level: 'wrong', message })
