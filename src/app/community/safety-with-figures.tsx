import { ProtocolPage } from '../../crisis/protocol-page.tsx'
import { TransparencySection } from '../../forum/transparency-section.tsx'

export function SafetyWithFigures() {
  return (
    <ProtocolPage>
      <TransparencySection />
    </ProtocolPage>
  )
}
