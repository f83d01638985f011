// Quotations in the public domain, each with its source. Where an old translation is reworded in plain English, the source says so.

export type SourcedInspiration = { text: string; author: string; source: string }

const quote = (text: string, author: string, source: string): SourcedInspiration => ({ text, author, source })

export const inspirations: SourcedInspiration[] = [
  quote(
    'A journey of a thousand miles starts with one step.',
    'Lao Tzu',
    'Tao Te Ching 64, in our own modern English',
  ),
  quote('What is still is easy to hold.', 'Lao Tzu', 'Tao Te Ching 64, in our own modern English'),
  quote(
    'The soul is dyed by the thoughts.',
    'Marcus Aurelius',
    'Meditations V.16, translated by George Long, 1862',
  ),
  quote(
    'Dig inside. There’s a spring of good in there, and it keeps flowing as long as you keep digging.',
    'Marcus Aurelius',
    'Meditations VII.59, in our own modern English',
  ),
  quote(
    'Don’t let the future upset you. You’ll meet it, if you have to, with the same mind that helps you today.',
    'Marcus Aurelius',
    'Meditations VII.8, in our own modern English',
  ),
  quote(
    'When it’s hard to get up in the morning, tell yourself: I’m getting up to do the work of a human being.',
    'Marcus Aurelius',
    'Meditations V.1, in our own modern English',
  ),
  quote(
    'Don’t act as if you had ten thousand years. While you’re alive, while you can, be good.',
    'Marcus Aurelius',
    'Meditations IV.17, in our own modern English',
  ),
  quote(
    'Men are disturbed not by things, but by the views which they take of things.',
    'Epictetus',
    'Enchiridion 5, translated by Thomas Wentworth Higginson, 1865',
  ),
  quote(
    'Of things some are in our power, and others are not.',
    'Epictetus',
    'Enchiridion 1, translated by George Long, 1877',
  ),
  quote(
    'No great thing is created suddenly, any more than a bunch of grapes or a fig.',
    'Epictetus',
    'Discourses I.15, translated by Thomas Wentworth Higginson, 1865',
  ),
  quote(
    'There are more things, Lucilius, likely to frighten us than there are to crush us; we suffer more often in imagination than in reality.',
    'Seneca',
    'Letters 13.4, translated by Richard M. Gummere, 1917',
  ),
  quote(
    'Wherever there is a human being there is an opportunity for a kindness.',
    'Seneca',
    'On the Happy Life 24, translated by John W. Basore, 1932',
  ),
  quote(
    'Sometimes even to live is an act of courage.',
    'Seneca',
    'Letters 78.2, translated by Richard M. Gummere, 1920',
  ),
  quote(
    'All that we are is the result of what we have thought.',
    'The Dhammapada',
    'Verse 1, translated by F. Max Müller, 1881',
  ),
  quote(
    'Hatred does not cease by hatred at any time: hatred ceases by love; this is an old rule.',
    'The Dhammapada',
    'Verse 5, translated by F. Max Müller, 1881',
  ),
  quote(
    'You could beat a million men in battle. Beating yourself is the greater win.',
    'The Dhammapada',
    'Verse 103, in our own modern English',
  ),
  quote('Drop by drop, the jar fills up.', 'The Dhammapada', 'Verse 122, in our own modern English'),
  quote(
    'It’s like building a hill. If I stop one basket of earth short, it was I who stopped.',
    'Confucius',
    'Analects IX.18, in our own modern English',
  ),
  quote(
    'For everything there is a season, and a time for every purpose under heaven.',
    'Ecclesiastes',
    'Chapter 3, verse 1, World English Bible',
  ),
  quote(
    'Two are better than one, because they have a good reward for their labor. For if they fall, the one will lift up his fellow.',
    'Ecclesiastes',
    'Chapter 4, verses 9 and 10, World English Bible',
  ),
  quote(
    'Weeping may stay for the night, but joy comes in the morning.',
    'Psalm 30',
    'Verse 5, World English Bible',
  ),
  quote(
    'Indeed, who despises the day of small things?',
    'Zechariah',
    'Chapter 4, verse 10, World English Bible',
  ),
  quote(
    'All shall be well, and all shall be well, and all manner of thing shall be well.',
    'Julian of Norwich',
    'Revelations of Divine Love, chapter 27, around 1393',
  ),
  quote('Hope is the thing with feathers that perches in the soul.', 'Emily Dickinson', 'Poems, 1891'),
  quote('I dwell in Possibility.', 'Emily Dickinson', 'Poem first printed in 1929, written around 1862'),
  quote('If I can stop one heart from breaking, I shall not live in vain.', 'Emily Dickinson', 'Poems, 1890'),
  quote(
    'We never know how high we are till we are called to rise.',
    'Emily Dickinson',
    'Poem first printed in 1896',
  ),
  quote(
    'Do I contradict myself? Very well then I contradict myself, (I am large, I contain multitudes.)',
    'Walt Whitman',
    'Song of Myself, section 51, in Leaves of Grass',
  ),
  quote('I exist as I am, that is enough.', 'Walt Whitman', 'Song of Myself, section 20, in Leaves of Grass'),
  quote(
    'Not I, not any one else can travel that road for you, you must travel it for yourself.',
    'Walt Whitman',
    'Song of Myself, section 46, in Leaves of Grass',
  ),
  quote(
    'Afoot and light-hearted I take to the open road.',
    'Walt Whitman',
    'Song of the Open Road, in Leaves of Grass',
  ),
  quote('Only that day dawns to which we are awake.', 'Henry David Thoreau', 'Walden, Conclusion, 1854'),
  quote(
    'Not till we are lost, in other words not till we have lost the world, do we begin to find ourselves.',
    'Henry David Thoreau',
    'Walden, The Village, 1854',
  ),
  quote(
    'If one advances confidently in the direction of his dreams, and endeavors to live the life which he has imagined, he will meet with a success unexpected in common hours.',
    'Henry David Thoreau',
    'Walden, Conclusion, 1854',
  ),
  quote(
    'However mean your life is, meet it and live it; do not shun it and call it hard names.',
    'Henry David Thoreau',
    'Walden, Conclusion, 1854',
  ),
  quote(
    'Do the thing, and you shall have the power.',
    'Ralph Waldo Emerson',
    'Compensation, in Essays: First Series, 1841',
  ),
  quote(
    'Nothing great was ever achieved without enthusiasm.',
    'Ralph Waldo Emerson',
    'Circles, in Essays: First Series, 1841',
  ),
  quote(
    'The only way to have a friend is to be one.',
    'Ralph Waldo Emerson',
    'Friendship, in Essays: First Series, 1841',
  ),
  quote(
    'Adopt the pace of nature: her secret is patience.',
    'Ralph Waldo Emerson',
    'Education, in Lectures and Biographical Sketches, 1883',
  ),
  quote(
    'If there is no struggle there is no progress.',
    'Frederick Douglass',
    'West India Emancipation speech, Canandaigua, 1857',
  ),
  quote(
    'Although the world is full of suffering, it is full also of the overcoming of it.',
    'Helen Keller',
    'Optimism, 1903',
  ),
  quote(
    'Optimism is the faith that leads to achievement; nothing can be done without hope.',
    'Helen Keller',
    'Optimism, 1903',
  ),
  quote('Sweet are the uses of adversity.', 'William Shakespeare', 'As You Like It, act II, scene 1'),
  quote(
    'How poor are they that have not patience! What wound did ever heal but by degrees?',
    'William Shakespeare',
    'Othello, act II, scene 3',
  ),
  quote(
    'Give sorrow words: the grief that does not speak whispers the o’er-fraught heart and bids it break.',
    'William Shakespeare',
    'Macbeth, act IV, scene 3',
  ),
  quote(
    'Things without all remedy should be without regard: what’s done is done.',
    'William Shakespeare',
    'Macbeth, act III, scene 2',
  ),
  quote(
    'Refrain to-night, and that shall lend a kind of easiness to the next abstinence: the next more easy.',
    'William Shakespeare',
    'Hamlet, act III, scene 4',
  ),
  quote('Tho’ much is taken, much abides.', 'Alfred Tennyson', 'Ulysses, 1842'),
  quote(
    'I hold it truth, with him who sings to one clear harp in divers tones, that men may rise on stepping-stones of their dead selves to higher things.',
    'Alfred Tennyson',
    'In Memoriam A.H.H., canto I, 1850',
  ),
  quote(
    'Let us, then, be up and doing, with a heart for any fate.',
    'Henry Wadsworth Longfellow',
    'A Psalm of Life, 1838',
  ),
  quote(
    'Into each life some rain must fall, some days must be dark and dreary.',
    'Henry Wadsworth Longfellow',
    'The Rainy Day, 1842',
  ),
  quote(
    'For there is no friend like a sister in calm or stormy weather.',
    'Christina Rossetti',
    'Goblin Market, 1862',
  ),
  quote(
    'Does the road wind up-hill all the way? Yes, to the very end.',
    'Christina Rossetti',
    'Up-Hill, 1862',
  ),
  quote(
    'What do we live for, if it is not to make life less difficult to each other?',
    'George Eliot',
    'Middlemarch, chapter 72, 1872',
  ),
  quote(
    'The growing good of the world is partly dependent on unhistoric acts.',
    'George Eliot',
    'Middlemarch, Finale, 1872',
  ),
  quote(
    'Great works are performed not by strength, but perseverance.',
    'Samuel Johnson',
    'Rasselas, chapter 13, 1759',
  ),
  quote(
    'The use of life consists not in length of days, but in the use of time.',
    'Michel de Montaigne',
    'Essays, book I, chapter 19, after Charles Cotton, 1685',
  ),
  quote(
    'The greatest thing in the world is for a man to know that he is his own.',
    'Michel de Montaigne',
    'Essays, book I, chapter 38, translated by Charles Cotton, 1685',
  ),
  quote(
    'My experience is what I agree to attend to.',
    'William James',
    'The Principles of Psychology, chapter 11, 1890',
  ),
  quote(
    'To live is so startling it leaves but little room for other occupations.',
    'Emily Dickinson',
    'Letter to Thomas Wentworth Higginson, 1872',
  ),
  quote(
    'No man is an island, entire of itself; every man is a piece of the continent, a part of the main.',
    'John Donne',
    'Devotions upon Emergent Occasions, Meditation 17, 1624',
  ),
  quote('If Winter comes, can Spring be far behind?', 'Percy Bysshe Shelley', 'Ode to the West Wind, 1820'),
  quote('And miles to go before I sleep.', 'Robert Frost', 'Stopping by Woods on a Snowy Evening, 1923'),
  quote(
    'The best way out is always through.',
    'Robert Frost',
    'A Servant to Servants, in North of Boston, 1914',
  ),
]
