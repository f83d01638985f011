// The first day of the week in the device's locale.

type WithWeeks = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** 1 Monday to 7 Sunday; Monday if the browser doesn't know. */
export function localWeekStart(): number {
  try {
    // The DOM types don't include Intl.Locale week info yet.
    const locale = new Intl.Locale(navigator.language) as WithWeeks
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  } catch {
    return 1
  }
}
