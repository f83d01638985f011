// Trusted Types: MapLibre starts its worker from a string, which browsers pass to the policy named `default`.
// A policy can be created only once, so it is created before any other script could do so.

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}

const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (/^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/.test(address) ? address : null),
})
