/** The receipt number that members and staff refer to, derived from the order's id. */
export function receiptNumber(orderId: string): string {
  return `R-${orderId.replaceAll('-', '').slice(-10).toUpperCase()}`
}
