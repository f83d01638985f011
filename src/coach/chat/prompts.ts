/** Suggestions for a first message. */
export const suggestedPrompts: readonly string[] = [
  'I have a craving right now',
  'I had a slip and I feel ashamed',
  'Help me make a plan for tonight',
  'I cannot sleep',
  'I want to try my first meeting',
  'I just want to talk',
]
