import { expect, test } from 'vitest'
import { judge, type RemoteOrder } from './remote-order.server.ts'

const expected = { id: 'ours', providerOrderId: 'O1', amount: '29.00', currency: 'USD', payee: 'M1' }

type Unit = NonNullable<RemoteOrder['purchase_units']>[number]
function remote(status: string, unit: Unit = {}, more: Partial<RemoteOrder> = {}): RemoteOrder {
  return {
    id: 'O1',
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'ours',
        amount: { currency_code: 'USD', value: '29.00' },
        payee: { merchant_id: 'M1' },
        ...unit,
      },
    ],
    ...more,
  }
}
function captured(status: string, value = '29.00', currencyCode = 'USD'): Unit {
  return { payments: { captures: [{ id: 'C1', status, amount: { currency_code: currencyCode, value } }] } }
}

test.each<[string, RemoteOrder]>([
  ['amount', remote('APPROVED', { amount: { currency_code: 'USD', value: '0.01' } })],
  ['amount', remote('APPROVED', { amount: { currency_code: 'USD', value: '29.0' } })],
  ['currency', remote('APPROVED', { amount: { currency_code: 'EUR', value: '29.00' } })],
  ['payee', remote('APPROVED', { payee: { merchant_id: 'M2' } })],
  ['custom id', remote('APPROVED', { custom_id: 'theirs' })],
  ['intent', remote('APPROVED', {}, { intent: 'AUTHORIZE' })],
  ['purchase units', remote('APPROVED', {}, { purchase_units: [] })],
  ['order id', remote('APPROVED', {}, { id: 'O2' })],
  ['captured amount', remote('COMPLETED', captured('COMPLETED', '0.01'))],
  ['captured currency', remote('COMPLETED', captured('COMPLETED', '29.00', 'EUR'))],
  ['completed without a capture', remote('COMPLETED')],
])('an order with another %s is refused', (what, order) => {
  expect(judge(expected, order)).toEqual({ kind: 'mismatch', what })
})

test.each(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'SOMETHING_NEW'])(
  'an order that is %s is pending',
  (status) => {
    expect(judge(expected, remote(status)).kind).toBe('waiting')
  },
)

test.each([
  ['COMPLETED', 'paid'],
  ['PARTIALLY_REFUNDED', 'paid'],
  ['PENDING', 'pending'],
  ['REFUNDED', 'refunded'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
])('a capture that is %s counts as %s', (status, kind) => {
  expect(judge(expected, remote('COMPLETED', captured(status))).kind).toBe(kind)
})

test('a void order is void and an approved one is approved', () => {
  expect(judge(expected, remote('VOIDED')).kind).toBe('void')
  expect(judge(expected, remote('APPROVED')).kind).toBe('approved')
})
