// Questions of the monthly self-check (recovery capital), answered from 1 (not now) to 5 (very much).

export const selfCheckQuestions = [
  { id: 'people', words: 'There are people I can call when it gets hard.' },
  { id: 'home', words: 'Where I live helps me stay well.' },
  { id: 'days', words: 'My days have a shape that I like.' },
  { id: 'body', words: 'I sleep, eat and move in a way that does me good.' },
  { id: 'money', words: 'I can manage what I owe and what I need.' },
  { id: 'meaning', words: 'What I do matters to me or to someone.' },
  { id: 'urges', words: 'I know what to do when an urge comes.' },
  { id: 'joy', words: 'I have things to look forward to.' },
  { id: 'honesty', words: 'There’s someone I’m honest with.' },
  { id: 'hope', words: 'I believe my life can keep getting better.' },
] as const
