-- Each request has a different address: the first argument with %d in it, counted up from the second.
local pattern, number

function init(args)
  pattern, number = args[1], tonumber(args[2])
end

function request()
  number = number + 1
  return wrk.format('GET', string.format(pattern, number))
end
