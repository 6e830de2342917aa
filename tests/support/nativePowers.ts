/** For tests of the operator, which does not import the page: signing in as the page does takes a tenth of the time. */
export { countNatively } from '#src/actors/nativePowers.ts'
