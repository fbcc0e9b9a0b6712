/** What was chosen in a select and refused goes back to what holds. */
export async function orBack(select: HTMLSelectElement, done: Promise<boolean>, held: unknown): Promise<void> {
  if (!(await done)) select.value = String(held)
}
