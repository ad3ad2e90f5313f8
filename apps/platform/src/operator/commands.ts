import { type OperatorArguments, refusal } from './arguments.ts';
import { type BetsCommandsDeps, createBetsCommands } from './bets-commands.ts';
import { type BonusDeps, createBonusCommands } from './bonus-commands.ts';
import { type BooksDeps, createBooksCommands } from './books-commands.ts';
import { type CampaignsDeps, createCampaignsCommands } from './campaigns-commands.ts';
import { createDocumentsCommands, type DocumentsCommandsDeps } from './documents-commands.ts';
import { createFreeRoundsCommands, type FreeRoundsDeps } from './free-rounds-commands.ts';
import { createIncidentCommands, type IncidentDeps } from './incident-commands.ts';
import { createMoneyCommands, type MoneyDeps } from './money-commands.ts';
import { createOffersCommands, type OffersDeps } from './offers-commands.ts';
import { createPlayerCommands, type PlayerDeps } from './player-commands.ts';
import { createQuestsCommands, type QuestsDeps } from './quests-commands.ts';
import { createReading, type Lines, type ReadingDeps } from './reading.ts';
import { createStandingCommands, type StandingDeps } from './standing-commands.ts';
import { createTournamentsCommands, type TournamentsCommandsDeps } from './tournaments-commands.ts';
import {
  createVerificationCommands,
  type VerificationCommandsDeps,
} from './verification-commands.ts';

export const help: readonly string[] = [
  'withdrawals                                        what waits for somebody to look at it',
  'withdrawal <number> approve --reason "…"           let it go',
  'withdrawal <number> refuse --reason "…"            give the money back',
  'incidents                                          what providers contradict, lost or left open, and what to do',
  'incident <id> resolve --reason "…"                 take one off the list',
  'deposit <number> close --reason "…"                a lost one: no money came',
  'deposit <number> returned --reason "…"             came for a deleted account: it went back to its sender',
  'withdrawal <number> return --reason "…"            a lost one: it never left, give the money back',
  'withdrawal <number> paid --reason "…"              a lost one: it arrived',
  'withdrawal <number> bounced --reason "…"           came back for a deleted account: hold it',
  'withdrawal <number> resent --reason "…"            what was held went to its owner again',
  'ledger <player> [--currency EUR] [--limit 50]      what moved on a player’s accounts',
  'adjust <player> <currency> <±amount> --reason "…"  ask for a correction',
  'adjustments                                        corrections that wait for a second person',
  'adjustment <number> approve --reason "…"           make it; not the one who asked',
  'adjustment <number> refuse --reason "…"            leave it',
  'player <player>                                    the rules a player stands under, why, and the time at play',
  'exclude <player> [--until YYYY-MM-DD] --reason "…" shut a player out, for good without a day',
  'exclusions <player>                                whether a player is shut out, and until when: nothing undoes it',
  'bound <player> <currency> <most|any> [game …]      what a bonus given by hand allows: a round, closed games',
  'unbound <player> <currency>                        take that back',
  'bonuses <player>                                   what a player was given with deposits, and how it stands',
  'offers list                                        every offer, gift and code: how it stands, what it is worth and to whom',
  'offers show <id>                                   one of them, as it is written in a file',
  'offers set <file> --reason "…"                     add or change what a file names, for whoever takes it from now on',
  'offers pause <id> --reason "…"                     offer it to nobody; who has it keeps it',
  'offers resume <id> --reason "…"                    offer it again',
  'offers try <file|id>                               what it would have come to, by the deposits and rounds of 30 days',
  'quests list                                        every quest: how it stands, and how many players have it',
  'quests set <file> --reason "…"                     add or change what a file names, for whoever starts it from now on',
  'quests pause <id> --reason "…"                     let nobody start it; who has it on keeps it',
  'quests resume <id> --reason "…"                    let it be started again',
  'quests end <id> --reason "…"                       end a paused one for everybody who has it on',
  'quests try <file|id>                               how many would have completed it, by the rounds of 30 days',
  'campaigns list                                     every campaign: how it stands, and how many were told, and why not the others',
  'campaigns dry-run <file>                           how many would be told now, and why not the others; sends nothing',
  'campaigns start <file> --rate 100 --reason "…"     send it, so many messages a second',
  'campaigns pause <id> --reason "…"                  stop it where it is',
  'campaigns resume <id> --reason "…"                 go on from there',
  'campaigns end <id> --reason "…"                    for good: who was not told is not told',
  'bets [player] [--event <id>] [--state open|settled|overdue|unconfirmed] [--limit 50]',
  '                                                   bets on sports, the newest first',
  'bets show <bet>                                    its legs, and what the book called of it',
  'bets void <bet> --reason "…"                       have the book give the stake back',
  'events result <event> <result> --reason "…"        have the book settle an event anew',
  'events void <event> --reason "…"                   have it void what was bet on one',
  'tournaments                                        what comes, runs and was settled',
  'tournaments table <tournament> [--limit 50]        places, players and prizes, and who is disqualified',
  'tournaments hold <tournament> --reason "…"         have the settlement wait',
  'tournaments release <tournament> --reason "…"      let it be settled',
  'tournaments disqualify <tournament> <player> --reason "…"',
  '                                                   take a player out of the table; the next ones move up',
  'tournaments reinstate <tournament> <player> --reason "…"',
  '                                                   take that back, before it is settled',
  'tournaments cancel <tournament> --reason "…"       call it off: nobody wins, and who joined is told',
  'tournaments prize <tournament> <player> <place> --reason "…"',
  '                                                   give a prize that is missing after the settlement, once',
  'documents                                          what waits for a review, the oldest first',
  'documents of <player>                              what a player sent, and how it stands',
  'documents open <id> --to <folder> --reason "…"     write its pages there; who looks and why is noted',
  'documents approve <id> [--until YYYY-MM-DD] --reason "…"',
  '                                                   let it pass, until the last day on which it is valid',
  'documents reject <id> <why> --reason "…"           ask for another; for good only with a second person',
  'verification rules [file]                          what is asked of whom and when; of a file, whether it holds',
  'verification show <player>                         where a player’s checks stand, and all that became of them',
  'verification ask <player> <check> --reason "…"     on suspicion: no money comes in or leaves before it is through',
  'verification approve <player> <check> --reason "…" checked by hand; what waited goes on',
  'verification reject <player> <check> <why> --reason "…"',
  '                                                   for good: play ends, own money goes back',
  'verification reset <player> --reason "…"           have a player begin anew with the provider',
  'bonus <id> cancel --reason "…"                     take one away with its money; own money stays',
  'free-rounds give <player> <game> <rounds> <currency> <stake> [--until YYYY-MM-DD] --reason "…"',
  '                                                   the game says when they are activated whether it takes the stake',
  '  [--wager 30 --days 7 --most 100.00 [--max-bet 5.00] [--closed game,game]]',
  '                                                   what they win becomes a bonus; else it is own money at once',
  'free-rounds list <player>                          what a player was given, and what has become of it',
  'free-rounds cancel <id> --reason "…"               take back what is left of it',
  'reconcile                                          go through the books',
  'statements [--limit 50]                            what came of the providers’ statements',
  'statement <provider> <YYYY-MM-DD> --reason "…"     hold that day’s against the invoices again',
  'acts [subject]                                     who did what, and why',
  '',
  'A player is an id or an e-mail address. Say who you are with --as <name> or the setting OPERATOR.',
];

/** Every command of an operator by its first word. */
export function createCommands(
  deps: ReadingDeps &
    MoneyDeps &
    PlayerDeps &
    BonusDeps &
    OffersDeps &
    QuestsDeps &
    CampaignsDeps &
    TournamentsCommandsDeps &
    BetsCommandsDeps &
    DocumentsCommandsDeps &
    VerificationCommandsDeps &
    FreeRoundsDeps &
    BooksDeps &
    IncidentDeps &
    StandingDeps,
) {
  const reading = createReading(deps);
  return {
    ...createMoneyCommands(deps, reading),
    ...createPlayerCommands(deps, reading),
    ...createBonusCommands(deps, reading),
    ...createOffersCommands(deps, reading),
    ...createQuestsCommands(deps, reading),
    ...createCampaignsCommands(deps, reading),
    ...createTournamentsCommands(deps, reading),
    ...createBetsCommands(deps, reading),
    ...createDocumentsCommands(deps, reading),
    ...createVerificationCommands(deps, reading),
    ...createFreeRoundsCommands(deps, reading),
    ...createBooksCommands(deps, reading),
    ...createIncidentCommands(deps, reading),
    ...createStandingCommands(deps, reading),
  };
}

export type Commands = ReturnType<typeof createCommands>;

/** Runs what the first word names. @throws DomainError malformedRequest for a word that names nothing */
export async function runCommand(commands: Commands, args: OperatorArguments): Lines {
  const [name] = args.words;
  if (name === undefined) return help;
  const known = Object.entries(commands).find(([word]) => word === name);
  if (!known) throw refusal(`There is no command ${name}.\n\n${help.join('\n')}`);
  return known[1](args);
}
