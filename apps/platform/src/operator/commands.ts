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
  'withdrawals                                        withdrawals waiting for a review',
  'withdrawal <number> approve --reason "…"           approve it and send the payment',
  'withdrawal <number> refuse --reason "…"            decline it and return the money',
  'incidents                                          what providers contradict, lost or left open, and what to do',
  'incident <id> resolve --reason "…"                 close an incident',
  'deposit <number> close --reason "…"                a lost deposit: no money arrived',
  'deposit <number> returned --reason "…"             arrived for a deleted account: returned to the sender',
  'withdrawal <number> return --reason "…"            a lost withdrawal: never sent, return the money',
  'withdrawal <number> paid --reason "…"              a lost withdrawal: it was paid',
  'withdrawal <number> bounced --reason "…"           came back for a deleted account: hold the money',
  'withdrawal <number> resent --reason "…"            held money was sent to its owner again',
  'ledger <player> [--currency EUR] [--limit 50]      transactions of a player’s accounts',
  'adjust <player> <currency> <±amount> --reason "…"  request a correction',
  'adjustments                                        corrections waiting for a second person',
  'adjustment <number> approve --reason "…"           approve it; not by the person who requested it',
  'adjustment <number> refuse --reason "…"            decline it',
  'player <player>                                    the rules that apply to a player, why, and the time played',
  'exclude <player> [--until YYYY-MM-DD] --reason "…" exclude a player, permanently if no date is given',
  'exclusions <player>                                whether a player is excluded, and until when; can’t be undone',
  'bound <player> <currency> <most|any> [game …]      limits of a bonus given by hand: stake per round, closed games',
  'unbound <player> <currency>                        remove these limits',
  'bonuses <player>                                   bonuses of a player and their status',
  'offers list                                        all offers, gifts and codes: status, value and audience',
  'offers show <id>                                   one of them, in the format of a file',
  'offers set <file> --reason "…"                     add or change the offers of a file, for whoever takes them from now on',
  'offers pause <id> --reason "…"                     stop offering it; players who have it keep it',
  'offers resume <id> --reason "…"                    offer it again',
  'offers try <file|id>                               what it would have cost, by the deposits and rounds of 30 days',
  'quests list                                        all quests: status and number of players',
  'quests set <file> --reason "…"                     add or change the quests of a file, for whoever starts them from now on',
  'quests pause <id> --reason "…"                     stop new starts; players who started it continue',
  'quests resume <id> --reason "…"                    allow new starts again',
  'quests end <id> --reason "…"                       end a paused quest for all players who started it',
  'quests try <file|id>                               how many would have completed it, by the rounds of 30 days',
  'campaigns list                                     all campaigns: status, messages sent, and why others were skipped',
  'campaigns dry-run <file>                           how many would be sent now, and why others are skipped; sends nothing',
  'campaigns start <file> --rate 100 --reason "…"     start sending, at this many messages a second',
  'campaigns pause <id> --reason "…"                  pause sending',
  'campaigns resume <id> --reason "…"                 continue sending',
  'campaigns end <id> --reason "…"                    end permanently: nobody else gets a message',
  'bets [player] [--event <id>] [--state open|settled|overdue|unconfirmed] [--limit 50]',
  '                                                   sports bets, newest first',
  'bets show <bet>                                    its selections, and the calls of the sportsbook',
  'bets void <bet> --reason "…"                       have the sportsbook return the stake',
  'events result <event> <result> --reason "…"        have the sportsbook settle an event again',
  'events void <event> --reason "…"                   have the sportsbook void the bets on an event',
  'tournaments                                        upcoming, running and settled tournaments',
  'tournaments table <tournament> [--limit 50]        places, players, prizes and disqualified players',
  'tournaments hold <tournament> --reason "…"         put the settlement on hold',
  'tournaments release <tournament> --reason "…"      release the settlement',
  'tournaments disqualify <tournament> <player> --reason "…"',
  '                                                   remove a player from the table; the next players move up',
  'tournaments reinstate <tournament> <player> --reason "…"',
  '                                                   undo this, before the settlement',
  'tournaments cancel <tournament> --reason "…"       cancel it: no prizes, and players who joined are notified',
  'tournaments prize <tournament> <player> <place> --reason "…"',
  '                                                   give a prize that is missing after the settlement, once',
  'documents                                          documents waiting for a review, oldest first',
  'documents of <player>                              documents of a player and their status',
  'documents open <id> --to <folder> --reason "…"     save its pages there; who looked and why is recorded',
  'documents approve <id> [--until YYYY-MM-DD] --reason "…"',
  '                                                   approve it, up to the last day it is valid',
  'documents reject <id> <why> --reason "…"           ask for a new document; a final rejection needs a second person',
  'verification rules [file]                          which checks apply to whom and when; for a file, whether it is valid',
  'verification show <player>                         status and history of a player’s checks',
  'verification ask <player> <check> --reason "…"     on suspicion: no deposits or withdrawals until it is complete',
  'verification approve <player> <check> --reason "…" checked by hand; waiting requests continue',
  'verification reject <player> <check> <why> --reason "…"',
  '                                                   final: play ends, and own money is returned',
  'verification reset <player> --reason "…"           let a player start again with the provider',
  'bonus <id> cancel --reason "…"                     cancel a bonus and its money; own money stays',
  'free-rounds give <player> <game> <rounds> <currency> <stake> [--until YYYY-MM-DD] --reason "…"',
  '                                                   the game accepts or rejects the stake when they are activated',
  '  [--wager 30 --days 7 --most 100.00 [--max-bet 5.00] [--closed game,game]]',
  '                                                   winnings become a bonus; otherwise they are own money at once',
  'free-rounds list <player>                          free rounds of a player and their status',
  'free-rounds cancel <id> --reason "…"               cancel the rounds that are left',
  'reconcile                                          check the books',
  'statements [--limit 50]                            results of the providers’ statements',
  'statement <provider> <YYYY-MM-DD> --reason "…"     compare that day’s statement with the invoices again',
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
