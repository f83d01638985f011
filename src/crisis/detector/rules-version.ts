/** A hash of the rules and weights of the detector. Stored with each finding, so that figures can be traced to them; a test compares it. */
export const rulesVersion = '23da4531d9fa'
