// Ctrl K or Cmd K: reaches every page and action by typing. `?` lists the shortcuts.
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../accounts/session.tsx'
import { chooseTheme } from '../../platform/browser/appearance.browser.ts'
import { useFeature } from '../../platform/browser/feature-flags.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Input } from '../../platform/ui/field.tsx'
import { commandsMatching, pageCommands } from './commands.ts'

type Action = { name: string; run: () => void }

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = commandsMatching(useActions(), words)
  const current = found[Math.min(at, found.length - 1)]

  function run(action: Action | undefined) {
    if (!action) return
    onClose()
    action.run()
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(current)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Go to">
      <Input
        role="combobox"
        aria-label="Page or action"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={current ? `${id}-${found.indexOf(current)}` : undefined}
        autoComplete="off"
        placeholder="Type a page or an action"
        value={words}
        onKeyDown={press}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
      />
      <div
        id={id}
        role="listbox"
        aria-label="Pages and actions"
        className="mt-3 grid max-h-80 overflow-y-auto"
      >
        {found.map((action, index) => (
          <div
            key={action.name}
            id={`${id}-${index}`}
            ref={action === current ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={action === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => run(action)}
            onKeyDown={press}
            className="flex min-h-11 cursor-pointer items-center rounded-xl px-4 hover:bg-moss aria-selected:bg-moss aria-selected:font-semibold"
          >
            {action.name}
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {found.length === 0 ? 'Nothing has that name. Try “help,” “journal” or “settings.”' : ''}
      </p>
    </Dialog>
  )
}

function useActions(): Action[] {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const coachOn = useFeature('coach')
  return [
    ...pageCommands
      .filter(({ to }) => coachOn || to !== '/ai-coach')
      .map(({ name, to }) => ({ name, run: () => void navigate(to) })),
    { name: 'Light colors', run: () => chooseTheme('light') },
    { name: 'Dark colors', run: () => chooseTheme('dark') },
    { name: 'Colors of the device', run: () => chooseTheme('system') },
    { name: 'Log out', run: signOut },
  ]
}

const shortcuts = [
  ['Ctrl K or ⌘ K', 'Go to a page or action'],
  ['?', 'Show this list'],
  ['F8', 'Go to the notifications'],
  ['Shift, three times', 'Leave this site now'],
  ['Space', 'Start or pause the meditation timer'],
  ['Esc', 'Close a dialog'],
] as const

export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        {shortcuts.map(([keys, words]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-lg border border-line bg-sand px-2 py-0.5 font-sans text-sm font-semibold">
                {keys}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
