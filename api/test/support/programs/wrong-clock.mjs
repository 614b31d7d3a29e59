// node --import: a process whose clock is CLOCK_OFF_MS off, as Node's own code and libraries see it, too.
const off = Number(process.env.CLOCK_OFF_MS ?? 0);
const RightDate = globalThis.Date;
class WrongDate extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(WrongDate.now());
    else super(...given);
  }
  static now() {
    return RightDate.now() + off;
  }
}
globalThis.Date = WrongDate;
