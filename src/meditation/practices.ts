// Free guided practices, available offline.
import type { SessionId } from './sessions.ts'
import type { PracticeScript } from './timed-steps.ts'

const lovingKindness: PracticeScript = {
  steps: [
    {
      say: 'Welcome. Sit or lie in a way that you can keep up. Your eyes may be closed, or rest on one quiet spot. Nothing has to be felt here. We only practice wishing well, the way one waters a plant.',
      seconds: 45,
      stretch: 1,
    },
    {
      say: 'Feel what carries you: the chair, the floor, the bed. Let the breath go out a little longer than it came in. Three times, in your own time.',
      seconds: 45,
      stretch: 2,
    },
    {
      say: 'Think of a being who is easy to like. A child, a friend, a grandmother, a dog. Someone simple. See the face, or just know that they are there.',
      seconds: 45,
      stretch: 2,
    },
    {
      say: 'Say to them, silently, with a little space in between: May you be safe. May you be well. May you be at ease. May you be free.',
      seconds: 75,
      stretch: 4,
    },
    {
      say: 'Is there any answer in the body? Some warmth in the chest, a small smile, or nothing at all? Nothing is fine. The wish counts, not the feeling.',
      seconds: 50,
      stretch: 2,
    },
    {
      say: 'Now turn the same kindness toward yourself. If that is hard, picture yourself as a small child, or as someone who has just come through a storm. May I be safe. May I be well. May I be at ease. May I be free.',
      seconds: 85,
      stretch: 5,
    },
    {
      say: 'Perhaps a voice says: you do not deserve this. Let it speak, as one lets the rain speak. Then continue. May I meet this day with kindness. May I begin again.',
      seconds: 60,
      stretch: 3,
    },
    {
      say: 'Let someone you hardly know stand next to you. A cashier, a neighbor, a face from a meeting. They too want to be happy, they too are afraid sometimes. May you be safe. May you be well. May you be at ease.',
      seconds: 60,
      stretch: 3,
    },
    {
      say: 'If you like, choose someone you find a little difficult. Not the hardest person, and nobody who has harmed you badly. You do not have to approve of anything. May you, too, be free from what drives you. If that is too much, go back to yourself or to the one who is easy.',
      seconds: 60,
      stretch: 3,
    },
    {
      say: 'Let it grow wide. Everyone in this house. Everyone who is awake at this hour. Everyone who is counting days. May we be safe. May we be well. May we be free.',
      seconds: 45,
      stretch: 3,
    },
    {
      say: 'Come back to your own breath. Feel your hands. Whatever was there, you have spent this time with good wishes. Move your fingers, look around you, and take one of these sentences with you into the day.',
      seconds: 30,
      stretch: 0,
    },
  ],
  reminders: [
    'May you be safe. May you be well. May you be at ease.',
    'If the mind has gone somewhere else, that is what minds do. Begin again with the next sentence.',
    'There is no need to force anything. Just the words, one after another, and the breath beneath them.',
    'Let the sentence land, as a stone is laid down gently.',
  ],
}

const breath: PracticeScript = {
  steps: [
    {
      say: 'Sit down so that you are upright and comfortable, like someone who is waiting for a good friend. Let the shoulders sink. The eyes may close, or look down.',
      seconds: 25,
      stretch: 1,
    },
    {
      say: 'Let three breaths go out, slowly, as though you were fogging a window. After that, leave the breath alone. It knows the way.',
      seconds: 30,
      stretch: 1,
    },
    {
      say: 'Where do you feel the breath most clearly right now? The nose, the chest, the belly? Choose one place, and let attention sit down there.',
      seconds: 30,
      stretch: 3,
    },
    {
      say: 'Follow one whole breath: its beginning, its middle, its end, and the little pause after it. Then one more.',
      seconds: 40,
      stretch: 5,
    },
    {
      say: 'Sooner or later you will notice that you are far away: in a plan, a memory, a craving. That moment of noticing is the practice. Say kindly: thinking. And come back.',
      seconds: 45,
      stretch: 6,
    },
    {
      say: 'If it helps, count. One on the breath out, two on the next, up to ten, and then again from one. If you lose count, begin at one, without a comment.',
      seconds: 40,
      stretch: 6,
    },
    {
      say: 'If a craving or restlessness comes, let it be here as well. Breathe next to it, the way you’d sit next to someone on a bench. It may stay, and you may stay.',
      seconds: 35,
      stretch: 5,
    },
    {
      say: 'Let the counting go. Just this breath, as it is. Long or short, rough or smooth.',
      seconds: 30,
      stretch: 5,
    },
    {
      say: 'Slowly widen your attention: the whole body sitting here, the sounds, the room. Thank yourself for having come back, however many times. Open your eyes, and move when you are ready.',
      seconds: 25,
      stretch: 0,
    },
  ],
  reminders: [
    'Where is your attention now? Wherever it is, invite it back to the next breath.',
    'Just this one breath.',
    'Soft belly. Soft jaw. The breath breathes by itself.',
    'A hundred times away, a hundred times back. That is how it is learned.',
    'If you are sleepy, open your eyes and sit a little taller. If you are restless, breathe out a little longer.',
  ],
}

export const freePractices: Partial<Record<SessionId, PracticeScript>> = { '1': lovingKindness, '2': breath }
