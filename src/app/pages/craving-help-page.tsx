import { CravingPage } from '../../crisis/craving-page.tsx'
import { Collapsible } from '../../crisis/help/collapsible.tsx'
import { Grounding } from '../../crisis/help/grounding.tsx'
import { LazyBreathe } from '../../meditation/breathing/lazy-breathe.tsx'
import { SoonMeetings } from './soon-meetings.tsx'

/** Help against a craving, with the breathing stone and meetings that start soon. */
export function CravingHelpPage() {
  return (
    <CravingPage
      breathing={<LazyBreathe />}
      meetings={<SoonMeetings />}
      calm={
        <Collapsible id="grounding" title="Three ways to calm down">
          <Grounding />
        </Collapsible>
      }
    />
  )
}
