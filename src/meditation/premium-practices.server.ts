// Guided practices of paid plans, served only to members with such a plan.
import type { SessionId } from './sessions.ts'
import type { PracticeScript } from './timed-steps.ts'

const body: PracticeScript = {
  steps: [
    {
      say: 'Lie down, or sit so that your back is held. Cover yourself if you may get cold. You can open your eyes or move at any time, and you can leave out any place in the body where it is not good to be.',
      seconds: 60,
      stretch: 1,
    },
    {
      say: 'Feel the weight of the body. Heels, seat, shoulders, the back of the head. Let the ground do the work.',
      seconds: 60,
      stretch: 2,
    },
    {
      say: 'Take attention down to the feet. Toes, soles, heels. Warm or cool, tingling, touched by cloth? You don’t have to find anything. Just look in, like someone who lights a lamp in a room.',
      seconds: 80,
      stretch: 3,
    },
    {
      say: 'Up into the lower legs and the knees. The bones inside, the skin outside. If you feel nothing, feel the nothing.',
      seconds: 70,
      stretch: 2,
    },
    {
      say: 'The thighs and the hips. Large muscles that carried you through everything. With the next breath out, let them be a little heavier.',
      seconds: 70,
      stretch: 2,
    },
    {
      say: 'The belly. Many people hold it in all day. Here it may be round. Feel it rise and sink. If there is a knot in it, breathe around the knot and do not pull.',
      seconds: 80,
      stretch: 3,
    },
    {
      say: 'The lower back and up along the spine, bone by bone, as far as the shoulder blades. Where does the body hold on? It may hold on. You only greet it.',
      seconds: 80,
      stretch: 3,
    },
    {
      say: 'The chest, the ribs, the heart that has been beating since before you were born. Is there anything here just now? Tightness, width, sadness, nothing? Give it a little room.',
      seconds: 80,
      stretch: 3,
    },
    {
      say: 'The hands. Palms, fingers, fingertips. What have they done today? Let them open, if they like. Then the forearms, the elbows, the upper arms.',
      seconds: 70,
      stretch: 2,
    },
    {
      say: 'Shoulders and neck. Let them sink by the width of a leaf. Not by will. With the breath out.',
      seconds: 60,
      stretch: 2,
    },
    {
      say: 'The face. Jaw, tongue, cheeks, the small muscles around the eyes, the forehead. Nobody has to see a face right now.',
      seconds: 60,
      stretch: 2,
    },
    {
      say: 'Now ask once: where in the body does the longing live, when it comes? You do not have to call it. Only know the place, as one knows a house in the street. And breathe past it, in peace.',
      seconds: 60,
      stretch: 3,
    },
    {
      say: 'Let attention fill the whole body, from the soles to the crown, like light in a house with all the doors open. Breath goes through all the rooms.',
      seconds: 40,
      stretch: 4,
    },
    {
      say: 'Slowly come back. Hear the room. Move fingers and toes, stretch, roll to one side before you sit up. This body has brought you here. Thank it, in any way you like.',
      seconds: 30,
      stretch: 0,
    },
  ],
  reminders: [
    'If you have drifted off, come back to the place where we are, or simply to the feet.',
    'You do not have to relax. Only feel how it is.',
    'If a place hurts or is too much, go to the hands or to the sounds in the room, for as long as you like.',
    'Let the breath flow through this place, like wind through a field.',
  ],
}

const phenomena: PracticeScript = {
  steps: [
    {
      say: 'Take your seat as though on the bank of a river. Upright, not stiff. Today we watch everything that floats by. You don’t have to catch anything or push anything away.',
      seconds: 60,
      stretch: 1,
    },
    {
      say: 'Begin at home: the body sitting, the breath coming and going. Stay here until you have arrived a little.',
      seconds: 120,
      stretch: 4,
    },
    {
      say: 'Now open the ears. Sounds, near and far. You do not have to look for them; they come by themselves. Notice how each one begins, changes and ends. Notice the quiet between them.',
      seconds: 150,
      stretch: 5,
    },
    {
      say: 'Let the sounds step back, and let sensations in the body come forward. Pressure, warmth, itching, pulsing. Does any of them stay as it is? Look closely. What seemed solid is in motion.',
      seconds: 160,
      stretch: 5,
    },
    {
      say: 'Next, the tone of each moment. Pleasant, unpleasant, or neither. Just that, three words. Wanting often begins where pleasant is, and struggle where unpleasant is. See if you can meet the tone before the story.',
      seconds: 160,
      stretch: 5,
    },
    {
      say: 'Now moods and feelings. Is there something like weather in here? Sadness, joy, worry, boredom? Give it its name, softly: sadness is here. Not: I am sad. It is here, as clouds are here.',
      seconds: 150,
      stretch: 5,
    },
    {
      say: 'And thoughts. They, too, are only visitors. A sentence, a picture, a plan. Watch one arise. Where was it before? Watch it go. Who was it that watched?',
      seconds: 150,
      stretch: 6,
    },
    {
      say: 'If an urge comes, welcome it as the most interesting guest of this hour. Where in the body does it sit? What tone does it have? What does it promise? How long does it last when nobody feeds it?',
      seconds: 100,
      stretch: 5,
    },
    {
      say: 'Let go of all the names. Whatever is strongest may come into the middle: a sound, a breath, a thought, a silence. Be the wide sky, and let it all pass through.',
      seconds: 100,
      stretch: 8,
    },
    {
      say: 'Gather yourself again at the breath. One breath. One more. Feel the body, the ground, the air on your face.',
      seconds: 30,
      stretch: 1,
    },
    {
      say: 'Everything that came has gone again, and you are still here. Open your eyes slowly. May something of this width go with you.',
      seconds: 20,
      stretch: 0,
    },
  ],
  reminders: [
    'What is here now?',
    'Coming, staying, going. Which of the three do you see?',
    'If you have been swept along by the current, come back to the bank: the breath, the seat, the hands.',
    'If it gets too much, open your eyes and name five things that you see. That is mindfulness as well.',
    'Nothing to hold, nothing to push away.',
  ],
}

export const premiumPractices: Partial<Record<SessionId, PracticeScript>> = { '3': body, '4': phenomena }
