export { argon2id } from 'hash-wasm'
