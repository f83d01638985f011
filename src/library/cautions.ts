/** Safety warnings shown first, by article. */
const withdrawal =
  'If you drink heavily every day, or take benzodiazepines (such as Xanax, Valium, Ativan) or other sedatives, do not stop suddenly on your own. Withdrawal from these can cause seizures and can kill. Talk to a doctor first. Call 911 (or your emergency number) for a seizure, seeing or hearing things, confusion, a high fever or a pounding heart.'
const medicines =
  'Never stop, skip or change a prescribed medicine because of an article. Medication for opioid use disorder (methadone, buprenorphine, naltrexone) is recovery.'
const exercise =
  'Ask a doctor before you start if you have heart or lung trouble, chest pain, fainting, uncontrolled blood pressure, a recent injury or operation, if you are pregnant, or if you are in the first days of withdrawal. Stop right away for chest pain, pressure, dizziness, or trouble breathing, and call 911 if it does not pass within minutes. Drink water, and don’t train with fever or on an empty stomach.'
const water =
  'Never do breathing exercises in or near water, in the bath, while driving, or standing where a fall would hurt you.'
const tolerance =
  'After a time without opioids the old amount can kill, because the body is no longer used to it. If you might use, don’t be alone, and have naloxone within reach.'

export const cautions: Record<string, string[]> = {
  'addiction-brain-changes': [withdrawal, medicines],
  'polyvagal-theory-addiction': [
    'Looking inward can stir up old fear. Stop whenever you like, open your eyes, and feel the floor. If you live with flashbacks or lose time, do the practice with a professional first.',
  ],
  'jungian-archetypes-recovery': [
    'The writing practice is for everyday inner conflict. If you hear voices that give orders, if your hold on what is real feels thin, or if you have thoughts of dying, leave it out and talk to someone now: call or text 988 in the United States, or open Help now.',
  ],
  '12-steps-psychology': [medicines, withdrawal],
  'detox-nutrition-guide': [
    withdrawal,
    'Confusion, staggering, or eyes that jump or see double after heavy drinking are an emergency: it can be a lack of vitamin B1 that harms the brain within hours or days.',
    'If you have hardly eaten for five days or more, see a doctor before you start eating fully again.',
    medicines,
  ],
  'gut-brain-connection': [
    'Blood in the stool, black stool, vomiting blood, yellow skin or eyes, or a hard, swollen belly need a doctor today.',
    'Some fermented foods contain a little alcohol. Leave them out if that is a risk for you.',
    medicines,
  ],
  'movement-as-medicine': [exercise],
  'basic-kung-fu-workout': [
    exercise,
    'This is a lesson without a partner. Don’t hit walls, bags or people, and keep joints soft. It is no training for self-defense.',
  ],
  'entheogen-research-awareness': [
    'This article gives information about research. It is not advice to use anything. Outside approved trials these substances are illegal in most places, of unknown content, and dangerous for many people: above all with heart disease, psychosis or bipolar disorder (your own or in your family), in pregnancy, or together with other medicines.',
    'Ibogaine has killed people through the heart’s rhythm, in clinics too.',
    medicines,
    tolerance,
  ],
  'box-breathing-basics': [
    water,
    'Leave out the holding if you are pregnant, or have heart trouble, high blood pressure that is not treated, epilepsy, serious lung disease or frequent panic attacks. Stop if you feel dizzy.',
  ],
  'wim-hof-method': [
    'Quick breathing followed by holding the breath has drowned people, good swimmers among them. Never do it in or near water, in a bath or shower, while driving, or standing up. Never do it alone. Cairn does not guide it.',
    'Leave out quick breathing and cold altogether if you are pregnant, if you have heart disease, high blood pressure, epilepsy, asthma or another lung disease, Raynaud’s, a history of stroke, fainting, panic attacks or psychosis, or if you are in the first weeks after stopping alcohol, sedatives, stimulants or opioids. Ask a doctor first, whatever your age.',
    'Never go into cold water alone, or after alcohol or any drug.',
  ],
  'havening-techniques': [
    'For everyday stress only. Please don’t call up the worst memories of your life alone. If you have flashbacks, lose time or hurt yourself, work with a trained trauma therapist.',
    'If you have thoughts of dying, call or text 988 in the United States, or open Help now. You don’t have to calm yourself down first.',
  ],
  'masculine-feminine-healing': [
    'If someone threatens, hits or controls you, your safety comes before any inner work. In danger call 911. The National Domestic Violence Hotline in the United States answers day and night: 1-800-799-7233. Use a device that the other person can’t check.',
  ],
  'local-resource-integration': [withdrawal, tolerance],
}
