// Five sample testimonials, marked as examples on the page.

export type Testimonial = {
  id: number
  name: string
  location: string
  recoveryTime: string
  content: string
  rating: number
}

export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: 'Marcus',
    location: 'Austin, TX',
    recoveryTime: '8 months',
    content:
      'Some mornings the only thing I get right is pressing “I’m Here Today”. It turns out that is a lot.',
    rating: 5,
  },
  {
    id: 2,
    name: 'Elena',
    location: 'Queens, NY',
    recoveryTime: '2 years',
    content:
      'I slipped in March. My stones were all still there. So I came back the next day instead of the next year.',
    rating: 5,
  },
  {
    id: 3,
    name: 'Dee',
    location: 'Oakland, CA',
    recoveryTime: '41 days',
    content: 'I write what I can’t say in the room yet, and nobody can read it. Then I found the room, too.',
    rating: 5,
  },
  {
    id: 4,
    name: 'Tom',
    location: 'Tampa, FL',
    recoveryTime: '5 years',
    content: 'I answer the newcomers at night. Someone did that for me once.',
    rating: 5,
  },
  {
    id: 5,
    name: 'Priya',
    location: 'Fresno, CA',
    recoveryTime: '1 year',
    content: 'Ten slow breaths in the parking lot, then I drove home past the store.',
    rating: 5,
  },
]
