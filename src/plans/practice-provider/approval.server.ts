// The approval page of the practice provider, where a payer would log in to pay. It says first that no money moves.
type ApprovalOrder = { id: string; amount: string; currency: string; captureId: string | null }

export const approvalStyle = `
:root { color-scheme: light dark; --paper: oklch(0.985 0.008 85); --card: oklch(1 0 0); --ink: oklch(0.27 0.025 170);
  --soft: oklch(0.45 0.02 170); --line: oklch(0.9 0.01 90); --pine: oklch(0.44 0.075 165); --on-pine: oklch(1 0 0); --note: oklch(0.95 0.03 85); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.2 0.018 170); --card: oklch(0.245 0.02 170);
  --ink: oklch(0.95 0.01 90); --soft: oklch(0.78 0.015 120); --line: oklch(0.34 0.02 170); --pine: oklch(0.76 0.09 160);
  --on-pine: oklch(0.2 0.02 170); --note: oklch(0.31 0.03 85); } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { width: min(100%, 30rem); background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; padding: clamp(1.25rem, 5vw, 2.25rem); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
.note { background: var(--note); border-radius: 0.75rem; padding: 0.875rem 1rem; }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0.5rem 1rem; margin: 0 0 1.5rem; padding: 1rem 0; border-block: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; }
button { display: block; width: 100%; min-height: 3rem; margin-top: 0.75rem; border-radius: 0.875rem; border: 1px solid var(--line);
  background: transparent; color: var(--ink); font: inherit; cursor: pointer; }
button.main { background: var(--pine); border-color: var(--pine); color: var(--on-pine); font-weight: 600; }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--pine); outline-offset: 3px; }
details { margin-top: 1.25rem; color: var(--soft); } summary { cursor: pointer; min-height: 2.75rem; padding-top: 0.5rem; }
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox/paypal/page.css"></head>
<body><main>${body}</main></body></html>`
}

export function approvalPage(order: ApprovalOrder): string {
  if (order.captureId) {
    return page(
      'Already paid',
      '<h1>This practice payment is done</h1><p><a href="/dashboard">Go to your dashboard</a></p>',
    )
  }
  const token = escapeHtml(order.id)
  const button = (choice: string, label: string, main = false) =>
    `<button type="submit" name="choice" value="${choice}"${main ? ' class="main"' : ''}>${label}</button>`
  return page(
    'Practice payment',
    `<h1>Practice payment</h1>
<p class="note"><strong>No money moves here.</strong> This Cairn has no payment provider yet, so it practices with its own.
Nothing is charged, and no card is asked for.</p>
<dl><dt>For</dt><dd>Membership</dd><dt>Amount</dt><dd>${escapeHtml(order.amount)} ${escapeHtml(order.currency)}</dd></dl>
<form method="post" action="/sandbox/paypal/checkoutnow"><input type="hidden" name="token" value="${token}">
${button('approve', 'Approve payment', true)}
${button('cancel', 'Cancel and go back')}
<details><summary>Try out what can go wrong</summary>
${button('pending', 'Approve, but leave it pending')}
${button('decline', 'Approve, but be declined')}
</details></form>`,
  )
}

export function unknownOrderPage(): string {
  return page(
    'Not found',
    '<h1>This practice payment is not there</h1><p><a href="/pricing">Back to the plans</a></p>',
  )
}
