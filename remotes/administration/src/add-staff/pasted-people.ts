/** As a list of people names them, from a spreadsheet or the head of a mail. */
interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** `Ama <ama@example.org>`, or cells parted by tabs or commas; an address stays as it is written, right or wrong. */
const personIn = (line: string): Person => {
  const [, name = '', email = ''] = /^([^@]*?)([^\s,;<@]*@.*?)?[>,;\s]*$/.exec(line) ?? [];
  const parts = name.split(/[\t,;<"]+/).flatMap((part) => part.trim() || []);
  const [firstName = '', ...rest] = parts.length > 1 ? parts : name.replace(/[<"]/g, '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), email };
};

/** The people of a pasted text, a line each; none of a text that is but a name or an address. */
export const pastedPeople = (text: string): Person[] => {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.length > 1 || /\S[\s,;<]+\S*@/.test(text) ? lines.map(personIn) : [];
};
