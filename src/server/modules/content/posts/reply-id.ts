/** Replies with the id once the change is done. */
export async function changed(id: string, work: Promise<void>): Promise<{ data: { _id: string } }> {
  await work
  return { data: { _id: id } }
}

export async function added(work: Promise<string>): Promise<{ data: { _id: string } }> {
  return { data: { _id: await work } }
}
