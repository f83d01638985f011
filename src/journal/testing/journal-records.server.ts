// Requests that a browser sends for the journal, with random bytes that the server cannot distinguish from ciphertext.
import { createHash } from 'node:crypto'

export const content = (filling = 1, bytes = 284) => Buffer.alloc(bytes, filling).toString('base64')

export const seal = (seq = 1, eid = '5f8f4e3a-1c2d-4b5e-9a6f-7b8c9d0e1f2a') => ({
  v: 2,
  kid: '2b0c4c7e-9d55-4c39-8f0a-6f7c1f2a3b4c',
  eid,
  seq,
})

export const record = (revision = 1, kid = '2b0c4c7e-9d55-4c39-8f0a-6f7c1f2a3b4c') => ({
  kid,
  revision,
  wrap: 'opaque',
})

// A proof, and the verifier that the server checks it with.
export const proof = (filling: number) => Buffer.alloc(32, filling).toString('base64')

export const verifier = (filling: number) =>
  createHash('sha256').update(Buffer.alloc(32, filling)).digest('base64')

export const key = (revision = 1, kid?: string) => ({
  record: record(revision, kid),
  verifier: verifier(revision),
  ...(revision > 1 ? { proof: proof(revision - 1) } : {}),
})

export const nowhere = '018f0000-0000-7000-8000-000000000001'
