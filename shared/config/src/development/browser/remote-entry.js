// Shares the container's name on purpose: it carries the client that receives updates.
