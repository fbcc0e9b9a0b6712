/** Reset a select to the value that is valid if the server has refused the choice. */
export async function revertRefused(select: HTMLSelectElement, done: Promise<boolean>, held: unknown): Promise<void> {
  if (!(await done)) select.value = String(held)
}
