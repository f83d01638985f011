import type { Practice } from './program-contract.ts'

type Line = [text: string, pauseSeconds: number]

/** A cue lasts as long as it takes to read aloud slowly (110 words a minute), plus its pause. */
function withCueSeconds(lines: Line[]): Pick<Practice, 'cues' | 'seconds'> {
  let seconds = 0
  const cues = lines.map(([text, pause]) => {
    const cue = { atSeconds: seconds, text }
    seconds += Math.ceil((text.split(/\s+/).length * 60) / 110) + pause
    return cue
  })
  return { cues, seconds }
}

const muscles: [part: string, how: string][] = [
  ['feet', 'Curl your toes downwards'],
  ['calves', 'Draw your toes up toward your knees'],
  ['thighs', 'Press your knees together'],
  ['belly', 'Make your belly firm, as if someone were about to poke it'],
  ['hands', 'Make two fists'],
  ['arms', 'Bend your arms and tense them'],
  ['shoulders', 'Lift your shoulders up to your ears'],
  ['jaw', 'Press your tongue to the roof of your mouth'],
  ['eyes', 'Close your eyes tightly'],
  ['forehead', 'Raise your eyebrows high'],
]

const practices: readonly Practice[] = [
  {
    id: 'ride-an-urge',
    title: 'Ride an urge',
    summary: 'Stay with an urge from its rise to its fall.',
    source: {
      text: 'After the urge surfing exercise of Marlatt, and of Bowen, Chawla and Marlatt: Mindfulness-Based Relapse Prevention for Addictive Behaviors: A Clinician’s Guide, 2011. Words our own.',
      url: null,
    },
    ...withCueSeconds([
      [
        'Sit or stand where you are safe, away from what you would use. If the urge is above eight out of ten, stop here and call someone instead.',
        12,
      ],
      ['Feel your feet on the floor. Feel what carries you.', 15],
      ['Let the breath come and go as it likes. Find the place where you feel it best.', 25],
      ['Now turn toward the urge. Where in the body is it? Chest, belly, throat, hands?', 25],
      [
        'You don’t have to like it. Only look. How large is it? Has it an edge? Is it still, or does it move?',
        30,
      ],
      ['Give it plain names: tight. Warm. Pulling. Hollow. Whatever fits.', 25],
      ['A thought may come: I need this. Say: there is a thought. And back to the body.', 30],
      [
        'Breathe in, and let the breath go to where the urge is. Breathe out, and let your shoulders sink.',
        30,
      ],
      [
        'Perhaps it is getting stronger. A wave that rises is still a wave. You are on top of it. The breath is your board.',
        40,
      ],
      ['Stay. Nothing has to be decided now.', 30],
      ['Look again. Is it where it was? Is it as large? From nought to ten, what is it now?', 30],
      ['If you have drifted off, that is all right. Come back to the next breath.', 30],
      ['What might be under it? Tired? Alone? Angry? Ask kindly, and wait.', 30],
      ['Breathe with it, a few breaths more. In. And out.', 40],
      ['Now let your view grow wide. The whole body. The room. The sounds.', 30],
      ['It rose, and you stayed. It may come again, and you can stay again.', 20],
      [
        'Choose the next small thing you will do: drink water, call someone, step outside. Then go and do it.',
        15,
      ],
    ]),
  },
  {
    id: 'loosen-for-sleep',
    title: 'Loosen for sleep',
    summary: 'Tense and let go, from the feet to the face.',
    source: {
      text: 'After progressive muscle relaxation, Jacobson E: Progressive Relaxation, University of Chicago Press, 1929. Words our own.',
      url: null,
    },
    ...withCueSeconds([
      [
        'Lie down or sit with your head resting. Leave out any part that hurts. You may fall asleep at any time.',
        15,
      ],
      ['Breathe in quietly, and breathe out a little longer. Three times.', 25],
      ...muscles.flatMap(([part, how]): Line[] => [
        [`${how}. Hold it. Feel it.`, 7],
        [`And let go. Feel the difference in your ${part}. There is nothing to do here now.`, 28],
      ]),
      ['The whole body is heavy now, and lies as it lies. Breathe out, and sink a little.', 40],
      ['If a thought comes, let it pass by like a car in the street. It doesn’t have to stop.', 45],
      ['Nothing more to do. Rest.', 60],
    ]),
  },
  {
    id: 'stop-and-choose',
    title: 'Stop and choose',
    summary: 'A short pause between what happens and what you do.',
    source: {
      text: 'After the short breathing exercise of Bowen, Chawla and Marlatt: Mindfulness-Based Relapse Prevention for Addictive Behaviors: A Clinician’s Guide, 2011. Words our own.',
      url: null,
    },
    ...withCueSeconds([
      ['Stop. Just where you are. Nothing else for the next minutes.', 12],
      ['Look at what is here. In the body: warm, tight, restless?', 22],
      ['What feeling? What is the loudest thought? Let each be there for a moment.', 25],
      ['Now only the breath. Follow one in-breath from beginning to end. And one out-breath.', 35],
      ['Again. And again. When you drift off, come back.', 40],
      ['Make it wide: the breath, the whole body, the room around you.', 30],
      ['Now choose. An hour from now, what will you be glad to have done?', 20],
      ['Take the first small step toward it.', 8],
    ]),
  },
]

export function practiceOf(id: string): Practice | undefined {
  return practices.find((practice) => practice.id === id)
}
