// Writing prompts, inserted into the text field as editable text.
export type Prompt = {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly title: string
  readonly text: string
}

export const prompts: readonly Prompt[] = [
  {
    id: 'free',
    name: 'Blank page',
    hint: 'Whatever is here right now.',
    title: '',
    text: '',
  },
  {
    id: 'tenth-step',
    name: 'Tenth step',
    hint: 'Looking back on today, without judging it.',
    title: 'Looking back on today',
    text: [
      'What went well today, and what part did I have in it?',
      'Was I resentful, selfish, dishonest or afraid anywhere?',
      'Do I owe someone an apology, or a word I kept back?',
      'Was I kind to others? And to myself?',
      'What could I do differently tomorrow?',
    ].join('\n\n\n'),
  },
  {
    id: 'gratitude',
    name: 'Gratitude',
    hint: 'Three things, however small.',
    title: 'Three good things',
    text: 'Today I am grateful for:\n\n1. \n\n2. \n\n3. \n\nWhat each of them says about where I am now:\n',
  },
  {
    id: 'halt',
    name: 'HALT',
    hint: 'Hungry, angry, lonely, tired: what is underneath?',
    title: 'A moment to stop',
    text: [
      'Hungry? When did I last eat and drink?',
      'Angry? At what, or at who?',
      'Lonely? Who could I call or write to in the next hour?',
      'Tired? How did I sleep, and can I rest now?',
      'One small thing I can do about the strongest of these:',
    ].join('\n\n\n'),
  },
  {
    id: 'letter',
    name: 'Letter to myself',
    hint: 'To be read on a harder day.',
    title: 'A letter to myself',
    text: 'Dear me,\n\nOn a hard day I want you to remember\n\nWhat helped last time was\n\nThe people who are glad that you are here:\n\nWith love,\nme\n',
  },
]
