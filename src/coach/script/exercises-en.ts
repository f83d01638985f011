// Five exercises in our own words, in English.
import type { Exercise, ExerciseId } from './exercise.ts'

export const exercisesEn: Record<ExerciseId, Exercise> = {
  urge_surfing: {
    name: 'Urge surfing',
    offer:
      'There’s an exercise called urge surfing: you watch the craving like a wave until it falls. It takes about five minutes.',
    steps: [
      {
        say: 'Sit or stand so that your feet touch the floor. You don’t have to fight the urge, and you don’t have to follow it.',
        ask: 'How strong is it now, from 0 to 10?',
      },
      {
        heard: ['You put a number on it: {answer}.'],
        say: 'Now look for it in your body. It may be a tight chest, a dry mouth, warm hands.',
        ask: 'Where do you feel it most?',
      },
      {
        heard: ['So that’s where it sits: {answer}.'],
        say: 'Stay with that place for five slow breaths. Let each breath out be longer than the breath in. Notice if the feeling moves, grows or fades.',
        ask: 'What happened to it while you breathed?',
      },
      {
        heard: ['You watched it, and you didn’t have to obey it.'],
        say: 'Picture the urge as a wave and yourself on a board. It may rise once more. You only stay on top. Take ten more breaths like that.',
        ask: 'What number would you give it now, from 0 to 10?',
      },
      {
        heard: ['Now it is {answer}. You know this wave better than before.'],
        say: 'Waves come in sets, so another may come, and you know the way now.',
        ask: 'What will you do for the next half hour, away from what you crave?',
      },
    ],
    end: 'You rode it. It started at {a1}, you felt it here: {a2}, and it came to {a4}. Your next half hour: {a5}. You can do this again any time, without me.',
  },
  cost_benefit: {
    name: 'The two sides of the scale',
    offer:
      'We could put both sides on a scale, the good and the costs, of using and of not using. It takes four short answers.',
    steps: [
      {
        say: 'There are four corners. No answer is wrong, and nobody grades it.',
        ask: 'First corner: what do you get out of using?',
      },
      {
        heard: ['That’s real, and it deserves to be on the list: {answer}.'],
        say: 'Now the other side of the same thing.',
        ask: 'Second corner: what does using cost you?',
      },
      {
        heard: ['Those costs have weight: {answer}.'],
        say: 'Change has a price too, so let’s be fair.',
        ask: 'Third corner: what’s hard about not using?',
      },
      {
        heard: ['It makes sense that this is hard: {answer}.'],
        say: 'One corner is left.',
        ask: 'Fourth corner: what do you get, or hope to get, from not using?',
      },
      {
        heard: ['So this is what pulls you forward: {answer}.'],
        say: 'Look at the four together. Some things last an hour, others last for years.',
        ask: 'Which one item counts most for you today?',
      },
    ],
    end: 'Your scale: using gives {a1} and costs {a2}. Not using is hard because of {a3}, and it gives {a4}. What counts most today: {a5}. Keep it where you can read it in a hard minute.',
  },
  halt: {
    name: 'HALT check',
    offer:
      'A quick check may help: hungry, angry, lonely, tired. Cravings often borrow their strength from one of these. It takes two minutes.',
    steps: [
      {
        say: 'H is for hungry. Blood sugar that drops can feel just like an urge.',
        ask: 'When did you last eat something decent?',
      },
      {
        heard: ['Good to know: {answer}.'],
        say: 'A is for angry. It can be small, like a word that stung.',
        ask: 'Is there something you’re mad or upset about today?',
      },
      {
        heard: ['That’s on the list now, so it doesn’t have to hide.'],
        say: 'L is for lonely. You can be lonely in a full room.',
        ask: 'How connected have you felt today?',
      },
      {
        heard: ['You noticed how that is: {answer}.'],
        say: 'T is for tired, in the body or in the head.',
        ask: 'How rested are you?',
      },
      {
        heard: ['You’ve looked at all four.'],
        say: 'Each has a plain answer: a meal, a walk or words, a person, a rest.',
        ask: 'Which of the four needs you first?',
      },
    ],
    end: 'So it’s this one first: {a5}. Take care of it as you would for a friend, and then look at the craving again. It’s often smaller.',
  },
  thinking_traps: {
    name: 'Thinking traps',
    offer:
      'Some thoughts set traps: all-or-nothing, always and never, reading minds. We can take one thought and test it in a few steps.',
    steps: [
      {
        say: 'Take the one thought that hurts or pushes most, as it sounds in your head.',
        ask: 'What does the thought say?',
      },
      {
        heard: ['The thought says: {answer}.'],
        say: 'Traps have shapes: all or nothing, guessing the future, reading minds, only seeing the bad, making it all your fault.',
        ask: 'Which shape does it look like to you?',
      },
      {
        heard: ['You recognized the shape: {answer}.'],
        say: 'Now be a fair judge, who wants facts from both sides.',
        ask: 'What facts speak for the thought?',
      },
      {
        heard: ['That goes on one side: {answer}.'],
        say: 'A fair judge hears the other side too.',
        ask: 'What facts speak against it?',
      },
      {
        heard: ['And that goes on the other side: {answer}.'],
        say: 'A balanced thought isn’t a sunny one. It’s one that fits all the facts.',
        ask: 'How would you put the thought so that it’s true and fair?',
      },
    ],
    end: 'You began with: {a1}. After looking at the facts you came to: {a5}. When the first one comes back, you can answer it with the second.',
  },
  plan_tonight: {
    name: 'A plan for tonight',
    offer: 'We can make a small plan for tonight: five short answers, and you have it in writing.',
    steps: [
      { say: 'Let’s make tonight smaller.', ask: 'Which hour of tonight will be the hardest?' },
      {
        heard: ['So the hard stretch is this: {answer}.'],
        say: 'Put something in that hour that keeps hands and head busy.',
        ask: 'What will you do in that hour?',
      },
      {
        heard: ['That’s what the hour is for: {answer}.'],
        say: 'A person makes a plan twice as strong.',
        ask: 'Who will you text or call before or during it?',
      },
      {
        heard: ['They’re part of the plan now: {answer}.'],
        say: 'Distance helps: what’s out of the house can’t call your name.',
        ask: 'What do you need to put away, leave, or stay away from?',
      },
      {
        heard: ['That takes strength out of it: {answer}.'],
        say: 'And then the end of the day.',
        ask: 'What will you do last, so that the day ends gently?',
      },
    ],
    end: 'Your plan for tonight. The hard hour: {a1}. In it: {a2}. Your person: {a3}. Out of reach: {a4}. The end of the day: {a5}. If it bends, that’s fine; come back to the next line.',
  },
}
