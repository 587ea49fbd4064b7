/**
 * One decision, atomic and in one round trip. All times come from the clock of Redis, so the clocks
 * of the replicas do not matter.
 *
 * - KEYS: the counts of the minute and of the month, in one hash slot.
 * - ARGV: the limit of the minute, the limit of the month (empty: unlimited, not counted), how many
 *   requests to consume (all or none), 0 to peek or a negative number to give back, the time in
 *   milliseconds (empty: the clock of Redis), and the time at which what is given back was counted:
 *   windows that have ended since keep it.
 * - Returns: 0 (allowed), 1 or 2 (refused by the minute or the month), the time in milliseconds,
 *   and the count of each window after the decision.
 *
 * A value is `window:count`; the count of any other window is taken as zero. A single `SET` writes
 * it with its expiry, so no key lives forever, even if the script is stopped between two writes.
 * The expiry is a minute after the window's end, since after a failover the clock may differ. The
 * first line makes Redis refuse the whole script before it runs if it cannot write: as a replica,
 * when memory is full, or when saving fails.
 *
 * The start of the month is computed in years that begin in March, which puts the leap day last:
 * https://howardhinnant.github.io/date_algorithms.html#civil_from_days
 */
export const decisionScript = `#!lua
local minuteMs, dayMs = 60000, 86400000
local floor = math.floor

local function monthStart(day)
  local rest = (day + 719468) % 146097
  local year = floor(
    (rest - floor(rest / 1460) + floor(rest / 36524) - floor(rest / 146096)) / 365)
  local dayOfYear = rest - (365 * year + floor(year / 4) - floor(year / 100))
  local month = floor((5 * dayOfYear + 2) / 153)
  return day - dayOfYear + floor((153 * month + 2) / 5)
end

local now = tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + floor(time[2] / 1000)
end

local function windowsAt(time)
  return { floor(time / minuteMs), monthStart(floor(time / dayMs)) }
end

local names = windowsAt(now)
local ends = { (names[1] + 1) * minuteMs, monthStart(names[2] + 31) * dayMs }
local values = redis.call('MGET', KEYS[1], KEYS[2])
local counts = {}
local asked = tonumber(ARGV[3])
local refusedBy = 0
for window = 1, 2 do
  local name, count = string.match(values[window] or '', '^(%d+):(%d+)$')
  counts[window] = tonumber(name) == names[window] and tonumber(count) or 0
  local limit = tonumber(ARGV[window])
  if limit and asked > 0 and counts[window] + asked > limit then refusedBy = window end
end

local function add(change, window)
  counts[window] = counts[window] + change
  if ARGV[window] ~= '' then
    local value = names[window] .. ':' .. counts[window]
    redis.call('SET', KEYS[window], value, 'PX', ends[window] - now + minuteMs)
  end
end

if asked > 0 and refusedBy == 0 then
  add(asked, 1)
  add(asked, 2)
elseif asked < 0 then
  local counted = windowsAt(tonumber(ARGV[5]))
  for window = 1, 2 do
    local left = math.max(asked, -counts[window])
    if counted[window] == names[window] and left < 0 then add(left, window) end
  end
end
return { refusedBy, now, counts[1], counts[2] }
`;
