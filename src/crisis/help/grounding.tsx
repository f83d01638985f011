import { useI18n } from '../../platform/browser/language.tsx'

/** Grounding exercises that need no equipment. */
export function Grounding() {
  const i18n = useI18n()
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <div>
        <h3 className="mb-2 text-lg">5, 4, 3, 2, 1</h3>
        <ol className="space-y-1">
          <li>
            <strong>5</strong> {i18n.t('things you see. Say them out loud.')}
          </li>
          <li>
            <strong>4</strong> {i18n.t('things you feel: feet, cloth, air.')}
          </li>
          <li>
            <strong>3</strong> {i18n.t('things you hear.')}
          </li>
          <li>
            <strong>2</strong> {i18n.t('things you smell.')}
          </li>
          <li>
            <strong>1</strong> {i18n.t('thing you taste, or one slow breath.')}
          </li>
        </ol>
      </div>
      <div>
        <h3 className="mb-2 text-lg">{i18n.t('Cold water')}</h3>
        <ol className="list-decimal space-y-1 pl-5">
          <li>{i18n.t('Run cold water over your wrists and hands.')}</li>
          <li>{i18n.t('Or hold a cold wet cloth on your eyes and cheeks. Count to 30.')}</li>
          <li>{i18n.t('Breathe as usual. Rest, then do it once more.')}</li>
        </ol>
        <p className="mt-2 text-sm">
          {i18n.t(
            'Skip this if you have heart trouble or an eating disorder. Never put your face under water.',
          )}
        </p>
      </div>
      <div>
        <h3 className="mb-2 text-lg">{i18n.t('A longer breath out')}</h3>
        <ol className="list-decimal space-y-1 pl-5">
          <li>{i18n.t('In through your nose. Count to 4.')}</li>
          <li>{i18n.t('Out through your mouth, like through a straw. Count to 6.')}</li>
          <li>{i18n.t('Do it ten times. If you get dizzy, breathe as usual.')}</li>
        </ol>
      </div>
    </div>
  )
}
