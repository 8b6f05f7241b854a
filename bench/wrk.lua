-- Sends the requests of a file, parted by zero characters, in turn, and writes what came of them as JSON.
local requests = {}
local count = 0
local last = 0

function init(args)
  local file = io.open(args[1], "rb")
  local text = file:read("*a")
  file:close()
  local from = 1
  while true do
    local to = string.find(text, "\0", from, true)
    requests[#requests + 1] = string.sub(text, from, to and to - 1)
    if not to then break end
    from = to + 1
  end
  count = #requests
end

function request()
  last = last % count + 1
  return requests[last]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"requests":%d,"failed":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    summary.requests, failed))
end
