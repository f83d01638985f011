// Formats an email: headers, plain text, and the same text as simple HTML without remote content.
import type { SendMailOptions } from 'nodemailer'
import type { Settings } from './settings.server.ts'

export type EmailToSend = {
  id: string
  to: string
  subject: string
  text: string
  replyTo: string | null
  unsubscribeUrl: string | null
}

type MailSettings = Pick<Settings, 'MAIL_FROM' | 'MAIL_REPLY_TO' | 'PUBLIC_URL'>

/** A message for nodemailer. The Message-ID follows from the email's id, so that a second delivery shows as the same one. */
export function mailMessage(email: EmailToSend, settings: MailSettings): SendMailOptions {
  const replyTo = email.replyTo ?? settings.MAIL_REPLY_TO
  return {
    from: settings.MAIL_FROM,
    to: email.to,
    ...(replyTo ? { replyTo } : {}),
    subject: email.subject,
    text: email.text,
    html: htmlOf(email.subject, email.text),
    messageId: `<${email.id}@${senderDomain(settings)}>`,
    headers: {
      // Prevents out-of-office replies (RFC 3834; the second header is for Exchange).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(email.unsubscribeUrl ? unsubscribeHeaders(email.unsubscribeUrl) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: mail programs show a button that sends a POST to this address. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The name for EHLO: the site's host, unless that is this machine itself. */
export function ehloName({ PUBLIC_URL }: MailSettings): string | undefined {
  const { hostname } = new URL(PUBLIC_URL)
  return hostname === 'localhost' || /^[\d.[\]:]+$/.test(hostname) ? undefined : hostname
}

function senderDomain(settings: MailSettings): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(settings.MAIL_FROM)?.[1]
  return domain && domain !== 'localhost' ? domain : new URL(settings.PUBLIC_URL).hostname
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/** Paragraphs at blank lines, line breaks as they are, and web addresses as links. */
export function htmlOf(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 1em">${linkUrls(paragraph).replaceAll('\n', '<br>')}</p>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">',
    `<div style="max-width:36em;margin:0 auto;overflow-wrap:anywhere">${paragraphs.join('')}</div></body></html>`,
  ].join('')
}

function linkUrls(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
  return parts
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
