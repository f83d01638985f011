/** Paths and titles of the articles, for pages of other capabilities. */
export const titles = {
  'addiction-brain-changes': 'How Addiction Changes the Brain, and How Recovery Does',
  'attachment-theory-recovery': 'Attachment: Learning to Count on People Again',
  'polyvagal-theory-addiction': 'Polyvagal Theory: A Map of Your Alarm System',
  'jungian-archetypes-recovery': 'Mask, Shadow, Healer: Jung’s Figures in Recovery',
  '12-steps-psychology': 'The Twelve Steps Through the Eyes of Psychology',
  'detox-nutrition-guide': 'Eating Through the First Weeks',
  'gut-brain-connection': 'The Gut and the Brain: An Honest Look',
  'movement-as-medicine': 'Movement as Medicine',
  'basic-kung-fu-workout': 'A First Kung Fu Lesson for the Living Room',
  'entheogen-research-awareness': 'Psychedelics and Recovery: What Research Says and Headlines Don’t',
  'box-breathing-basics': 'Box Breathing: Four Sides, One Calm',
  'wim-hof-method': 'The Wim Hof Method: What Holds, What Harms',
  'havening-techniques': 'Havening: Calm From Your Own Hands',
  'masculine-feminine-healing': 'Rock and River: Healing Masculine and Feminine',
  'local-resource-integration': 'Weaving a Net Where You Live',
} as const

export function titleOf(id: string): string | undefined {
  return Object.entries(titles).find(([each]) => each === id)?.[1]
}
