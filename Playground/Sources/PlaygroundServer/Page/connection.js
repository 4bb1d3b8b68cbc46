// The socket to the stage: texts of JSON in both directions.

export class Connection {
  /** @param {{message: (object) => void, opened: () => void, closed: (reason: string) => void}} listener */
  constructor(listener) {
    this.listener = listener;
    this.open();
  }

  open() {
    this.isFull = false;
    const address = new URL("stage", location.href);
    address.protocol = "ws:";
    address.search = "";
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.listener.opened();
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => this.listener.closed(this.isFull ? "full" : "gone");
  }

  receive(message) {
    if (message.full) {
      this.isFull = true;
      this.seatCount = message.full;
    } else {
      this.listener.message(message);
    }
  }

  /** Sends what a stage is to do. Nothing happens while there is no connection. */
  send(verb, fields = {}) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: verb, ...fields }));
  }
}
