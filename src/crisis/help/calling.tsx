import { useI18n } from '../../platform/browser/language.tsx'
import { usNumbersIn } from './lines.ts'

/** What happens when someone calls or texts. */
export function Calling() {
  const i18n = useI18n()
  const { emergency, crisis, text } = usNumbersIn(i18n.locale)
  return (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        <div className="grid content-start gap-2">
          <h3 className="text-lg">{i18n.t('Calling {number}', { number: crisis })}</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>{i18n.t('First you hear a short recording. Press 1 for veterans, 2 for Spanish.')}</li>
            <li>{i18n.t('You may hear music while they find someone near you. Stay on the line.')}</li>
            <li>{i18n.t('A trained person says hello. They ask if you’re safe, and they listen.')}</li>
            <li>{i18n.t('You can say, “I don’t know how to start.” That’s enough.')}</li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-lg">{i18n.t('Texting')}</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>
              {i18n.t('Text {crisis}, or {word} to {number}.', {
                crisis,
                word: text.body,
                number: text.number,
              })}
            </li>
            <li>{i18n.t('The first replies are automatic. They may ask a few short questions.')}</li>
            <li>{i18n.t('Then a person takes over. On a busy night it can take longer.')}</li>
            <li>
              {i18n.t('Share as much or as little as you like. On a shared phone, delete the texts later.')}
            </li>
          </ol>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-lg">{i18n.t('Calling {number}', { number: emergency })}</h3>
          <ol className="list-decimal space-y-1 pl-5">
            <li>{i18n.t('Say where you are first. If the call drops, they can still come.')}</li>
            <li>{i18n.t('Say what you see: “not breathing,” “won’t wake up,” “having a seizure.”')}</li>
            <li>{i18n.t('Do what they tell you. Stay on the line.')}</li>
            <li>
              {i18n.t('Many states protect people who call about an overdose. Laws differ. Call anyway.')}
            </li>
          </ol>
        </div>
      </div>
      <p className="measure text-ink-soft">
        {i18n.t(
          'Crisis lines try the gentlest help first. If a life is in danger right now, they may send emergency services. {number} says this happens in fewer than 2 of 100 calls.',
          { number: crisis },
        )}
      </p>
    </>
  )
}
