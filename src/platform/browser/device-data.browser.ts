// A member's data on the device. Logging out deletes it, unless the member says that the device is their own, and so does another person's login.
const registered = 'cairn.member-databases'
const ownDevice = 'cairn.own-device'
const prefix = 'cairn.member.'
const owner = 'owner'

/** Opens a database that logging out deletes. Rejects if the browser has none, as in some private windows. */
export function openMemberDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  setDeletedAtLogout(name, true)
  return openDeviceDatabase(name, version, upgrade)
}

/** A database that logging out deletes only if `setDeletedAtLogout` was set: for data that exists nowhere else. */
export function openDeviceDatabase(
  name: string,
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => upgrade(request.result))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('another tab has an older database open')))
    request.addEventListener('success', () => {
      const database = request.result
      // A deletion or a newer version in another tab waits for this one to close.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
  })
}

export function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

export function isOwnDevice(): boolean {
  return readText(ownDevice) === 'yes'
}

export function setOwnDevice(own: boolean): void {
  writeText(ownDevice, own ? 'yes' : undefined)
}

/** Text that logging out deletes. */
export function readMemberText(name: string): string | undefined {
  return readText(`${prefix}${name}`)
}

export function writeMemberText(name: string, text: string): void {
  writeText(`${prefix}${name}`, text)
}

/** Called at logout. */
export function deleteMemberData(): void {
  if (!isOwnDevice()) deleteDataOfMember()
}

/**
 * Called when a member is known. Without it, data of a member whose session ended by itself would stay, choices about the coach would
 * apply to the next member, and so would "This is my own device".
 */
export function claimMemberData(memberId: string): void {
  const before = readMemberText(owner)
  if (before === memberId) return
  if (before !== undefined) {
    setOwnDevice(false)
    deleteDataOfMember()
  }
  writeMemberText(owner, memberId)
}

function deleteDataOfMember(): void {
  for (const name of databaseNames()) indexedDB.deleteDatabase(name)
  writeText(registered, undefined)
  for (const name of storedNames()) if (name.startsWith(prefix)) writeText(name, undefined)
}

const appearance = ['cairn.theme', 'cairn.neutral']
const ours = /^cairn[-.]/

/**
 * Called after the account is deleted, also on the member's own device: leaves nothing in this browser but the appearance, the cached pages
 * and the given database.
 */
export async function deleteDeviceData(keptDatabase: string | undefined): Promise<void> {
  for (const name of storedNames())
    if (ours.test(name) && !appearance.includes(name)) writeText(name, undefined)
  for (const { name = '' } of await indexedDB.databases())
    if (ours.test(name) && name !== keptDatabase) indexedDB.deleteDatabase(name)
  for (const name of await caches.keys()) if (ours.test(name)) await caches.delete(name)
}

export function setDeletedAtLogout(name: string, deleted: boolean): void {
  const others = databaseNames().filter((each) => each !== name)
  writeText(registered, JSON.stringify(deleted ? [...others, name] : others))
}

function databaseNames(): string[] {
  try {
    const names: unknown = JSON.parse(readText(registered) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Without local storage there is no IndexedDB either.
  }
}
