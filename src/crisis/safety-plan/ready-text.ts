/** The text message that opens ready to send. */
export const readyText = /*i18n*/ 'I’m struggling right now. Can you talk?'
