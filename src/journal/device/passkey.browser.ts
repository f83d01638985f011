// Passkeys of the journal: the PRF extension of WebAuthn returns the same 32 secret bytes each time. Nothing is sent.
import { type Bytes, fromBase64Url, toBase64Url } from '../crypto/bytes.ts'
import { randomBytes } from '../crypto/cipher.browser.ts'
import type { PasskeySecret } from '../crypto/device-wrap.browser.ts'
import { VaultError } from '../crypto/vault-error.ts'

const unsupported =
  'This passkey can’t open a journal: the browser or the device doesn’t support it yet. Nothing was changed.'
const stopped = 'The passkey was not used. You can try again or use your password.'

export function passkeysSupported(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** `name` is shown by the device. `salt` has to be stored with the credential. */
export async function createPasskey(name: string): Promise<PasskeySecret & { salt: Bytes }> {
  const salt = randomBytes(32)
  const created = await credentialOf(
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(32),
        rp: { name: 'Cairn' },
        user: { id: randomBytes(16), name: `${name} (journal)`, displayName: 'Cairn journal' },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const credential = toBase64Url(new Uint8Array(created.rawId))
  const { prf } = created.getClientExtensionResults()
  if (!prf?.enabled) throw new VaultError(unsupported)
  // Many devices return the secret only when the passkey is used, not when it is created.
  const secret = prf.results ? bytesOf(prf.results.first) : (await readPasskeySecret(credential, salt)).secret
  return { credential, secret, salt }
}

export async function readPasskeySecret(credential: string, salt: Bytes): Promise<PasskeySecret> {
  const used = await credentialOf(
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(credential) ?? new Uint8Array(0) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const first = used.getClientExtensionResults().prf?.results?.first
  if (!first) throw new VaultError(unsupported)
  return { credential, secret: bytesOf(first) }
}

async function credentialOf(request: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await request.catch(() => null)
  if (credential instanceof PublicKeyCredential) return credential
  throw new VaultError(stopped)
}

function bytesOf(source: BufferSource): Bytes {
  return Uint8Array.from(
    ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source),
  )
}
