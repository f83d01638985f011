// Message catalogs, one for each translated page, so that a page loads only its own messages.
import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const parts: Record<string, string[]> = {
  shared: [
    'app/translations/*.tsx',
    'crisis/help/help-steps.tsx',
    'crisis/help/text-label.ts',
    'crisis/help/urgent-calls.tsx',
  ],
  help: [
    'crisis/help-page.tsx',
    'crisis/help/calling.tsx',
    'crisis/help/urgent-pages.tsx',
    'crisis/help/grounding.tsx',
    'crisis/help/line-row.tsx',
    'crisis/help/lines*.ts',
  ],
  overdose: [
    'crisis/overdose-page.tsx',
    'crisis/help/breath-timer.tsx',
    'crisis/help/first-aid-drawings.tsx',
  ],
  suicide: [
    'crisis/suicide-page.tsx',
    'crisis/safety-plan/my-people.tsx',
    'crisis/safety-plan/ready-text.ts',
  ],
  craving: [
    'crisis/craving-page.tsx',
    'crisis/help/craving-timer.tsx',
    'crisis/help/line-row.tsx',
    'crisis/help/lines-using.ts',
    'crisis/safety-plan/my-people.tsx',
    'crisis/safety-plan/ready-text.ts',
    'meditation/breathing/breathe.tsx',
    'meditation/breathing/breathing-circle.tsx',
    'meditation/breathing/cues.ts',
  ],
  withdrawal: ['crisis/withdrawal-page.tsx'],
  'safety-plan': ['crisis/safety-plan-page.tsx', 'crisis/safety-plan/*.ts*', 'crisis/help/lines-us.ts'],
  breathe: ['meditation/breathe-page.tsx', 'meditation/breathing/*.ts*'],
}

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: Object.entries(parts).map(([name, files]) => ({
    path: `<rootDir>/src/app/translations/${name}.{locale}`,
    include: files.map((file) => `<rootDir>/src/${file}`),
    exclude: ['**/*.test.ts'],
  })),
  // Line numbers would change the catalogs with every edit.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'origin',
}

export default config
