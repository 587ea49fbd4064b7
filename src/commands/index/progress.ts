/** Progress of a rebuild: a bar on a terminal, plain lines elsewhere. */
import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';

const plainEveryMs = 2000;

export const createProgress = (stream: WriteStream) =>
  stream.isTTY ? barProgress(stream) : plainProgress(stream);

function barProgress(stream: WriteStream) {
  const format = '{bar} {percentage}% {value}/{total} documents';
  let bar: SingleBar | undefined;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    step(message: string) {
      end();
      stream.write(`${message}\n`);
    },
    loaded(count: number, total: number) {
      if (!bar) {
        bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
        bar.start(total, 0);
      }
      bar.update(count);
    },
    end,
  };
}

function plainProgress(stream: WriteStream) {
  let reportedAt = 0;
  return {
    step: (message: string) => {
      stream.write(`${message}\n`);
    },
    loaded(count: number, total: number) {
      if (count < total && Date.now() - reportedAt < plainEveryMs) return;
      reportedAt = Date.now();
      stream.write(`${count}/${total} documents\n`);
    },
    end: () => {},
  };
}
