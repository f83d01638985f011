/** An expected error of the journal; `message` is shown to the person. */
export class VaultError extends Error {
  override name = 'VaultError'
}
