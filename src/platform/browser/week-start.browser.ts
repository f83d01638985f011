// The day on which weeks begin where the device is from.

type WithWeeks = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** 1 Monday to 7 Sunday; Monday, as ISO has it, where the browser does not say. */
export function localWeekStart(): number {
  try {
    // The DOM's types do not know the weeks of a locale yet.
    const locale = new Intl.Locale(navigator.language) as WithWeeks
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  } catch {
    return 1
  }
}
