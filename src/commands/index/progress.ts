/** Progress of a rebuild: a bar on a terminal, plain lines elsewhere. */
import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { RebuildReport } from '../../../indexer/rebuild-options.js';

export interface Progress extends Pick<RebuildReport, 'step' | 'loaded'> {
  end(): void;
}

const plainEveryMs = 2000;

export function createProgress(stream: WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : plainProgress(stream);
}

function barProgress(stream: WriteStream): Progress {
  const format = '{bar} {percentage}% {value}/{total} documents';
  let bar: SingleBar | undefined;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    step(message) {
      end();
      stream.write(`${message}\n`);
    },
    loaded(count, total) {
      if (!bar) {
        bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
        bar.start(total, 0);
      }
      bar.update(count);
    },
    end,
  };
}

function plainProgress(stream: WriteStream): Progress {
  let reportedAt = 0;
  return {
    step: (message) => {
      stream.write(`${message}\n`);
    },
    loaded(count, total) {
      if (count < total && Date.now() - reportedAt < plainEveryMs) return;
      reportedAt = Date.now();
      stream.write(`${count}/${total} documents\n`);
    },
    end: () => {},
  };
}
