/**
 * A channel's stream in Redis: a hash with its epoch `e` and top offset `o`, and a stream whose
 * ids are `<offset>-0`. Both share a hash tag, so that one script may touch them in a cluster.
 */

/**
 * Publishes: counts the offset up, keeps the publication, and passes it to the bus, all in one
 * step, so that the order on the bus is the order of offsets.
 *
 * KEYS: position, stream, idempotency key.
 * ARGV: channel, data, history size, history ttl (ms), position ttl (ms), bus, epoch for a new
 * stream, `1` when idempotent, idempotency ttl (ms).
 * Returns offset, epoch, `1` for a duplicate.
 */
export const PUBLISH = `
if ARGV[8] == '1' then
  local earlier = redis.call('HMGET', KEYS[3], 'o', 'e')
  if earlier[1] then return {tonumber(earlier[1]), earlier[2], 1} end
end
local offset, epoch = 0, ''
if tonumber(ARGV[3]) > 0 then
  epoch = redis.call('HGET', KEYS[1], 'e')
  if not epoch then
    epoch = ARGV[7]
    redis.call('DEL', KEYS[2])
    redis.call('HSET', KEYS[1], 'e', epoch)
  end
  offset = redis.call('HINCRBY', KEYS[1], 'o', 1)
  redis.call('XADD', KEYS[2], 'MAXLEN', ARGV[3], offset .. '-0', 'd', ARGV[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
end
if ARGV[8] == '1' then
  redis.call('HSET', KEYS[3], 'o', offset, 'e', epoch)
  redis.call('PEXPIRE', KEYS[3], ARGV[9])
end
redis.call('PUBLISH', ARGV[6], 'p\\n' .. epoch .. '\\n' .. offset .. '\\n' .. ARGV[1] .. '\\n' .. ARGV[2])
return {offset, epoch, 0}
`;

/**
 * Reads the top and a range of a stream in one step, and gives it an epoch when it has none.
 *
 * KEYS: position, stream.
 * ARGV: epoch for a new stream, position ttl (ms), limit, offset to start from or `-`, `1` when
 * newest first, position ttl of a stream without publications (ms).
 * Returns offset, epoch, entries as of XRANGE.
 */
export const HISTORY = `
local epoch = redis.call('HGET', KEYS[1], 'e')
if not epoch then
  epoch = ARGV[1]
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[1], 'e', epoch, 'o', 0)
end
local offset = tonumber(redis.call('HGET', KEYS[1], 'o') or '0')
redis.call('PEXPIRE', KEYS[1], offset > 0 and ARGV[2] or ARGV[6])
local entries = {}
if tonumber(ARGV[3]) > 0 then
  if ARGV[5] == '1' then
    local from = ARGV[4] == '-' and '+' or '(' .. ARGV[4] .. '-0'
    entries = redis.call('XREVRANGE', KEYS[2], from, '-', 'COUNT', ARGV[3])
  else
    local from = ARGV[4] == '-' and '-' or '(' .. ARGV[4] .. '-0'
    entries = redis.call('XRANGE', KEYS[2], from, '+', 'COUNT', ARGV[3])
  end
end
return {offset, epoch, entries}
`;
