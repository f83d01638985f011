/** Where each article's facts come from: author, year, title, and where it was published. */
export type ArticleSource = { author: string; year: number; title: string; published: string }

function source(author: string, year: number, title: string, published: string): ArticleSource {
  return { author, year, title, published }
}

const cochrane = source(
  'Kelly JF, Humphreys K, Ferri M',
  2020,
  'Alcoholics Anonymous and other 12-step programs for alcohol use disorder',
  'Cochrane Database of Systematic Reviews, 3: CD012880',
)
const surgeonGeneral = source(
  'US Department of Health and Human Services, Office of the Surgeon General',
  2016,
  'Facing Addiction in America: The Surgeon General’s Report on Alcohol, Drugs, and Health',
  'HHS, Washington DC',
)
const opioidMedicines = source(
  'Substance Abuse and Mental Health Services Administration (SAMHSA)',
  2021,
  'Medications for Opioid Use Disorder. Treatment Improvement Protocol 63',
  'SAMHSA, Rockville',
)
const alcoholWithdrawal = source(
  'American Society of Addiction Medicine (ASAM)',
  2020,
  'The ASAM Clinical Practice Guideline on Alcohol Withdrawal Management',
  'Journal of Addiction Medicine, 14 (3S), 1–72',
)
const balban = source(
  'Balban MY, Neri E, Kogon MM and others',
  2023,
  'Brief structured respiration practices enhance mood and reduce physiological arousal',
  'Cell Reports Medicine, 4 (1), 100895',
)
const laborde = source(
  'Laborde S, Allen MS, Borges U and others',
  2022,
  'Effects of voluntary slow breathing on heart rate and heart rate variability: a systematic review and a meta-analysis',
  'Neuroscience and Biobehavioral Reviews, 138, 104711',
)
const traumaGuideline = source(
  'US Department of Veterans Affairs and Department of Defense',
  2023,
  'VA/DoD Clinical Practice Guideline for Management of Posttraumatic Stress Disorder and Acute Stress Disorder',
  'Washington DC',
)

export const sources: Record<string, ArticleSource[]> = {
  'addiction-brain-changes': [
    source(
      'Volkow ND, Koob GF, McLellan AT',
      2016,
      'Neurobiologic advances from the brain disease model of addiction',
      'New England Journal of Medicine, 374 (4), 363–371',
    ),
    source(
      'Koob GF, Volkow ND',
      2016,
      'Neurobiology of addiction: a neurocircuitry analysis',
      'Lancet Psychiatry, 3 (8), 760–773',
    ),
    source(
      'Berridge KC, Robinson TE',
      2016,
      'Liking, wanting, and the incentive-sensitization theory of addiction',
      'American Psychologist, 71 (8), 670–679',
    ),
    source(
      'Lewis M',
      2015,
      'The Biology of Desire: Why Addiction Is Not a Disease',
      'PublicAffairs, New York',
    ),
    source(
      'Bartsch AJ, Homola G, Biller A and others',
      2007,
      'Manifestations of early brain recovery associated with abstinence from alcoholism',
      'Brain, 130 (1), 36–47',
    ),
    source(
      'Jones CM, Noonan RK, Compton WM',
      2020,
      'Prevalence and correlates of ever having a substance use problem and substance use recovery status among adults in the United States, 2018',
      'Drug and Alcohol Dependence, 214, 108169',
    ),
    source(
      'Santo T, Clark B, Hickman M and others',
      2021,
      'Association of opioid agonist treatment with all-cause mortality and specific causes of death among people with opioid dependence',
      'JAMA Psychiatry, 78 (9), 979–993',
    ),
    source(
      'Bowen S, Chawla N, Marlatt GA',
      2011,
      'Mindfulness-Based Relapse Prevention for Addictive Behaviors: A Clinician’s Guide',
      'Guilford Press, New York',
    ),
    surgeonGeneral,
  ],
  'attachment-theory-recovery': [
    source(
      'Bowlby J',
      1988,
      'A Secure Base: Parent-Child Attachment and Healthy Human Development',
      'Basic Books, New York',
    ),
    source(
      'Ainsworth MDS, Blehar MC, Waters E, Wall S',
      1978,
      'Patterns of Attachment: A Psychological Study of the Strange Situation',
      'Erlbaum, Hillsdale',
    ),
    source(
      'Fairbairn CE, Briley DA, Kang D and others',
      2018,
      'A meta-analysis of longitudinal associations between substance use and interpersonal attachment security',
      'Psychological Bulletin, 144 (5), 532–555',
    ),
    source('Flores PJ', 2004, 'Addiction as an Attachment Disorder', 'Jason Aronson, Lanham'),
    source(
      'Felitti VJ, Anda RF, Nordenberg D and others',
      1998,
      'Relationship of childhood abuse and household dysfunction to many of the leading causes of death in adults: the Adverse Childhood Experiences (ACE) study',
      'American Journal of Preventive Medicine, 14 (4), 245–258',
    ),
    source(
      'Roisman GI, Padrón E, Sroufe LA, Egeland B',
      2002,
      'Earned-secure attachment status in retrospect and prospect',
      'Child Development, 73 (4), 1204–1219',
    ),
    source(
      'Schindler A',
      2019,
      'Attachment and substance use disorders: theoretical models, empirical evidence, and implications for treatment',
      'Frontiers in Psychiatry, 10, 727',
    ),
  ],
  'polyvagal-theory-addiction': [
    source(
      'Porges SW',
      2011,
      'The Polyvagal Theory: Neurophysiological Foundations of Emotions, Attachment, Communication, and Self-Regulation',
      'Norton, New York',
    ),
    source(
      'Porges SW',
      2022,
      'Polyvagal theory: a science of safety',
      'Frontiers in Integrative Neuroscience, 16, 871227',
    ),
    source(
      'Dana D',
      2018,
      'The Polyvagal Theory in Therapy: Engaging the Rhythm of Regulation',
      'Norton, New York',
    ),
    source(
      'Grossman P',
      2023,
      'Fundamental challenges and likely refutations of the five basic premises of the polyvagal theory',
      'Biological Psychology, 180, 108589',
    ),
    laborde,
    source(
      'Substance Abuse and Mental Health Services Administration (SAMHSA)',
      2014,
      'Trauma-Informed Care in Behavioral Health Services. Treatment Improvement Protocol 57',
      'SAMHSA, Rockville',
    ),
  ],
  'jungian-archetypes-recovery': [
    source(
      'Jung CG',
      1968,
      'The Archetypes and the Collective Unconscious. Collected Works, volume 9, part 1, 2nd edition',
      'Princeton University Press',
    ),
    source(
      'Jung CG',
      1975,
      'Letters, volume 2: 1951–1961, edited by G Adler (with the letter to Bill Wilson of 30 January 1961)',
      'Princeton University Press',
    ),
    source(
      'Bluhm AC',
      2006,
      'Verification of C. G. Jung’s analysis of Rowland Hazard and the history of Alcoholics Anonymous',
      'History of Psychology, 9 (4), 313–324',
    ),
    source(
      'McCabe I',
      2015,
      'Carl Jung and Alcoholics Anonymous: The Twelve Steps as a Spiritual Journey of Individuation',
      'Karnac, London',
    ),
    source(
      'Johnson RA',
      1991,
      'Owning Your Own Shadow: Understanding the Dark Side of the Psyche',
      'HarperSanFrancisco',
    ),
    source(
      'Roesler C',
      2013,
      'Evidence for the effectiveness of Jungian psychotherapy: a review of empirical studies',
      'Behavioral Sciences, 3 (4), 562–575',
    ),
  ],
  '12-steps-psychology': [
    cochrane,
    source(
      'Kelly JF',
      2017,
      'Is Alcoholics Anonymous religious, spiritual, neither? Findings from 25 years of mechanisms of behavior change research',
      'Addiction, 112 (6), 929–936',
    ),
    source(
      'Zemore SE, Lui C, Mericle A and others',
      2018,
      'A longitudinal study of the comparative efficacy of Women for Sobriety, LifeRing, SMART Recovery, and 12-step groups for those with AUD',
      'Journal of Substance Abuse Treatment, 88, 18–26',
    ),
    source(
      'Alcoholics Anonymous World Services',
      2001,
      'Alcoholics Anonymous: The Story of How Many Thousands of Men and Women Have Recovered from Alcoholism, 4th edition',
      'AAWS, New York',
    ),
    source(
      'Alcoholics Anonymous World Services',
      2011,
      'The A.A. Member: Medications and Other Drugs (pamphlet P-11, revised)',
      'AAWS, New York',
    ),
    source(
      'Lieberman MD, Eisenberger NI, Crockett MJ and others',
      2007,
      'Putting feelings into words: affect labeling disrupts amygdala activity in response to affective stimuli',
      'Psychological Science, 18 (5), 421–428',
    ),
    opioidMedicines,
  ],
  'detox-nutrition-guide': [
    alcoholWithdrawal,
    source(
      'National Institute for Health and Care Excellence (NICE)',
      2017,
      'Alcohol-use disorders: diagnosis and management of physical complications. Clinical guideline CG100 (2010, updated 2017)',
      'NICE, London',
    ),
    source(
      'American Society of Addiction Medicine and partner societies',
      2025,
      'Joint Clinical Practice Guideline on Benzodiazepine Tapering: Considerations When Risks Outweigh Benefits',
      'Journal of General Internal Medicine',
    ),
    source(
      'Mehanna HM, Moledina J, Travis J',
      2008,
      'Refeeding syndrome: what it is, and how to prevent and treat it',
      'BMJ, 336, 1495–1498',
    ),
    source(
      'Jeynes KD, Gibson EL',
      2017,
      'The importance of nutrition in aiding recovery from substance use disorders: a review',
      'Drug and Alcohol Dependence, 179, 229–239',
    ),
    source('World Health Organization', 2020, 'Healthy diet (fact sheet)', 'WHO, Geneva'),
    opioidMedicines,
  ],
  'gut-brain-connection': [
    source(
      'Cryan JF, O’Riordan KJ, Cowan CSM and others',
      2019,
      'The microbiota-gut-brain axis',
      'Physiological Reviews, 99 (4), 1877–2013',
    ),
    source(
      'Leclercq S, Matamoros S, Cani PD and others',
      2014,
      'Intestinal permeability, gut-bacterial dysbiosis, and behavioral markers of alcohol-dependence severity',
      'PNAS, 111 (42), E4485–E4493',
    ),
    source(
      'Jacka FN, O’Neil A, Opie R and others',
      2017,
      'A randomised controlled trial of dietary improvement for adults with major depression (the SMILES trial)',
      'BMC Medicine, 15, 23',
    ),
    source(
      'Wastyk HC, Fragiadakis GK, Perelman D and others',
      2021,
      'Gut-microbiota-targeted diets modulate human immune status',
      'Cell, 184 (16), 4137–4153',
    ),
    source(
      'McDonald D, Hyde E, Debelius JW and others',
      2018,
      'American Gut: an open platform for citizen science microbiome research',
      'mSystems, 3 (3), e00031-18',
    ),
    source(
      'Bajaj JS, Gavis EA, Fagan A and others',
      2021,
      'A randomized clinical trial of fecal microbiota transplant for alcohol use disorder',
      'Hepatology, 73 (5), 1688–1700',
    ),
  ],
  'movement-as-medicine': [
    source(
      'World Health Organization',
      2020,
      'WHO Guidelines on Physical Activity and Sedentary Behaviour',
      'WHO, Geneva',
    ),
    source(
      'Noetel M, Sanders T, Gallardo-Gómez D and others',
      2024,
      'Effect of exercise for depression: systematic review and network meta-analysis of randomised controlled trials',
      'BMJ, 384, e075847',
    ),
    source(
      'Wang D, Wang Y, Wang Y, Li R, Zhou C',
      2014,
      'Impact of physical exercise on substance use disorders: a meta-analysis',
      'PLoS ONE, 9 (10), e110728',
    ),
    source(
      'Haasova M, Warren FC, Ussher M and others',
      2013,
      'The acute effects of physical activity on cigarette cravings: systematic review and meta-analysis with individual participant data',
      'Addiction, 108 (1), 26–37',
    ),
    source(
      'Giménez-Meseguer J, Tortosa-Martínez J, Cortell-Tormo JM',
      2020,
      'The benefits of physical exercise on mental disorders and quality of life in substance use disorders patients: systematic review and meta-analysis',
      'International Journal of Environmental Research and Public Health, 17 (10), 3680',
    ),
    source(
      'White MP, Alcock I, Grellier J and others',
      2019,
      'Spending at least 120 minutes a week in nature is associated with good health and wellbeing',
      'Scientific Reports, 9, 7730',
    ),
  ],
  'basic-kung-fu-workout': [
    source(
      'Shahar M',
      2008,
      'The Shaolin Monastery: History, Religion, and the Chinese Martial Arts',
      'University of Hawai‘i Press, Honolulu',
    ),
    source(
      'Wang C, Bannuru R, Ramel J and others',
      2010,
      'Tai Chi on psychological well-being: systematic review and meta-analysis',
      'BMC Complementary and Alternative Medicine, 10, 23',
    ),
    source(
      'Huang ZG, Feng YH, Li YH, Lv CS',
      2017,
      'Systematic review and meta-analysis: Tai Chi for preventing falls in older adults',
      'BMJ Open, 7 (2), e013661',
    ),
    source(
      'Liu F, Cui J, Liu X and others',
      2020,
      'The effect of tai chi and Qigong exercise on depression and anxiety of individuals with substance use disorders: a systematic review and meta-analysis',
      'BMC Complementary Medicine and Therapies, 20, 161',
    ),
    source(
      'Origua Rios S, Marks J, Estevan I, Barnett LM',
      2018,
      'Health benefits of hard martial arts in adults: a systematic review',
      'Journal of Sports Sciences, 36 (14), 1614–1622',
    ),
    source('Wayne PM, Fuerst M', 2013, 'The Harvard Medical School Guide to Tai Chi', 'Shambhala, Boston'),
  ],
  'entheogen-research-awareness': [
    source(
      'Bogenschutz MP, Ross S, Bhatt S and others',
      2022,
      'Percentage of heavy drinking days following psilocybin-assisted psychotherapy vs placebo in the treatment of adult patients with alcohol use disorder',
      'JAMA Psychiatry, 79 (10), 953–962',
    ),
    source(
      'Johnson MW, Garcia-Romeu A, Griffiths RR',
      2017,
      'Long-term follow-up of psilocybin-facilitated smoking cessation',
      'American Journal of Drug and Alcohol Abuse, 43 (1), 55–60',
    ),
    source(
      'Krebs TS, Johansen PØ',
      2012,
      'Lysergic acid diethylamide (LSD) for alcoholism: meta-analysis of randomized controlled trials',
      'Journal of Psychopharmacology, 26 (7), 994–1002',
    ),
    source(
      'Köck P, Froelich K, Walter M, Lang U, Dürsteler KM',
      2022,
      'A systematic literature review of clinical trials and therapeutic applications of ibogaine',
      'Journal of Substance Abuse Treatment, 138, 108717',
    ),
    source(
      'Evans J, Robinson OC, Argyri EK and others',
      2023,
      'Extended difficulties following the use of psychedelic drugs: a mixed methods study',
      'PLoS ONE, 18 (10), e0293349',
    ),
    source(
      'Malcolm B, Thomas K',
      2022,
      'Serotonin toxicity of serotonergic psychedelics',
      'Psychopharmacology, 239 (6), 1881–1891',
    ),
    source(
      'US Food and Drug Administration',
      2026,
      'Psychedelic Drugs: Considerations for Clinical Investigations. Guidance for industry',
      'FDA, Silver Spring',
    ),
    source(
      'Alcoholics Anonymous World Services',
      1984,
      '“Pass It On”: The Story of Bill Wilson and How the A.A. Message Reached the World',
      'AAWS, New York',
    ),
    source(
      'Sturm VE, Datta S, Roy ARK and others',
      2022,
      'Big smile, small self: awe walks promote prosocial positive emotions in older adults',
      'Emotion, 22 (5), 1044–1058',
    ),
  ],
  'box-breathing-basics': [
    balban,
    laborde,
    source(
      'Fincham GW, Strauss C, Montero-Marin J, Cavanagh K',
      2023,
      'Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials',
      'Scientific Reports, 13, 432',
    ),
    source(
      'Zaccaro A, Piarulli A, Laurino M and others',
      2018,
      'How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing',
      'Frontiers in Human Neuroscience, 12, 353',
    ),
    source(
      'Röttger S, Theobald DA, Abendroth J, Jacobsen T',
      2021,
      'The effectiveness of combat tactical breathing as compared with prolonged exhalation',
      'Applied Psychophysiology and Biofeedback, 46, 19–28',
    ),
    alcoholWithdrawal,
  ],
  'wim-hof-method': [
    source(
      'Kox M, van Eijk LT, Zwaag J and others',
      2014,
      'Voluntary activation of the sympathetic nervous system and attenuation of the innate immune response in humans',
      'PNAS, 111 (20), 7379–7384',
    ),
    source(
      'Almahayni O, Hammond L',
      2024,
      'Does the Wim Hof Method have a beneficial impact on physiological and psychological outcomes in healthy and non-healthy individuals? A systematic review',
      'PLoS ONE, 19 (3), e0286933',
    ),
    source(
      'Ketelhut S, Querciagrossa D, Bisang X and others',
      2023,
      'The effectiveness of the Wim Hof method on cardiac autonomic function, blood pressure, arterial compliance, and different psychological parameters',
      'Scientific Reports, 13, 17517',
    ),
    source(
      'Buijze GA, Sierevelt IN, van der Heijden BCJM and others',
      2016,
      'The effect of cold showering on health and work: a randomized controlled trial',
      'PLoS ONE, 11 (9), e0161749',
    ),
    source(
      'Pearn JH, Franklin RC, Peden AE',
      2015,
      'Hypoxic blackout: diagnosis, risks, and prevention',
      'International Journal of Aquatic Research and Education, 9 (3), 342–347',
    ),
    source(
      'Shattock MJ, Tipton MJ',
      2012,
      '“Autonomic conflict”: a different way to die during cold water immersion?',
      'Journal of Physiology, 590 (14), 3219–3230',
    ),
    source(
      'Tipton MJ, Collier N, Massey H, Corbett J, Harper M',
      2017,
      'Cold water immersion: kill or cure?',
      'Experimental Physiology, 102 (11), 1335–1355',
    ),
  ],
  'havening-techniques': [
    source(
      'Ruden RA',
      2011,
      'When the Past Is Always Present: Emotional Traumatization, Causes, and Cures',
      'Routledge, New York',
    ),
    source(
      'Sumich A, Heym N, Sarkar M and others',
      2022,
      'The power of touch: the effects of Havening Touch on subjective distress, mood, brain function, and psychological health',
      'Psychology & Neuroscience, 15 (4), 332–346',
    ),
    source(
      'Packheiser J, Hartmann H, Fredriksen K and others',
      2024,
      'A systematic review and multivariate meta-analysis of the physical and mental health benefits of touch interventions',
      'Nature Human Behaviour, 8, 1088–1107',
    ),
    source(
      'Dreisoerner A, Junker NM, Schlotz W and others',
      2021,
      'Self-soothing touch and being hugged reduce cortisol responses to stress: a randomized controlled trial on stress, physical touch, and social identity',
      'Comprehensive Psychoneuroendocrinology, 8, 100091',
    ),
    source(
      'Löken LS, Wessberg J, Morrison I, McGlone F, Olausson H',
      2009,
      'Coding of pleasant touch by unmyelinated afferents in humans',
      'Nature Neuroscience, 12, 547–548',
    ),
    source(
      'van den Hout MA, Engelhard IM',
      2012,
      'How does EMDR work?',
      'Journal of Experimental Psychopathology, 3 (5), 724–738',
    ),
    traumaGuideline,
  ],
  'masculine-feminine-healing': [
    source(
      'Bakan D',
      1966,
      'The Duality of Human Existence: Isolation and Communion in Western Man',
      'Rand McNally, Chicago',
    ),
    source(
      'Helgeson VS',
      1994,
      'Relation of agency and communion to well-being: evidence and potential explanations',
      'Psychological Bulletin, 116 (3), 412–428',
    ),
    source(
      'Wong YJ, Ho MHR, Wang SY, Miller ISK',
      2017,
      'Meta-analyses of the relationship between conformity to masculine norms and mental health-related outcomes',
      'Journal of Counseling Psychology, 64 (1), 80–93',
    ),
    source('hooks b', 2004, 'The Will to Change: Men, Masculinity, and Love', 'Atria Books, New York'),
    source(
      'Covington SS',
      2008,
      'Women and addiction: a trauma-informed approach',
      'Journal of Psychoactive Drugs, 40 (supplement 5), 377–385',
    ),
    source(
      'Neff K',
      2021,
      'Fierce Self-Compassion: How Women Can Harness Kindness to Speak Up, Claim Their Power, and Thrive',
      'Harper Wave, New York',
    ),
    source(
      'Le Guin UK',
      1997,
      'Lao Tzu: Tao Te Ching. A Book about the Way and the Power of the Way',
      'Shambhala, Boston',
    ),
  ],
  'local-resource-integration': [
    source(
      'White W, Cloud W',
      2008,
      'Recovery capital: a primer for addictions professionals',
      'Counselor, 9 (5), 22–27',
    ),
    source(
      'Holt-Lunstad J, Smith TB, Layton JB',
      2010,
      'Social relationships and mortality risk: a meta-analytic review',
      'PLoS Medicine, 7 (7), e1000316',
    ),
    source(
      'Litt MD, Kadden RM, Kabela-Cormier E, Petry NM',
      2009,
      'Changing network support for drinking: Network Support Project two-year follow-up',
      'Journal of Consulting and Clinical Psychology, 77 (2), 229–242',
    ),
    source(
      'Jason LA, Olson BD, Ferrari JR, Lo Sasso AT',
      2006,
      'Communal housing settings enhance substance abuse recovery',
      'American Journal of Public Health, 96 (10), 1727–1729',
    ),
    source(
      'Bassuk EL, Hanson J, Greene RN, Richard M, Laudet A',
      2016,
      'Peer-delivered recovery support services for addictions in the United States: a systematic review',
      'Journal of Substance Abuse Treatment, 63, 1–9',
    ),
    source(
      'Gollwitzer PM, Sheeran P',
      2006,
      'Implementation intentions and goal achievement: a meta-analysis of effects and processes',
      'Advances in Experimental Social Psychology, 38, 69–119',
    ),
    surgeonGeneral,
  ],
}
