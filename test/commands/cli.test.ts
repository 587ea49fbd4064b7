import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Environment, openProgram, type Program } from '../support/program.js';

describe('the program', () => {
  let program: Program;
  beforeAll(async () => {
    program = await openProgram();
  }, 120_000);
  afterAll(() => program.remove());

  const run = (line: string, environment?: Environment) =>
    program.run(line.split(' ').filter(Boolean), environment);

  describe('asked for help', () => {
    it.each([
      ['', 'menologion [options] [command]'],
      ['serve', 'menologion serve [options]'],
      ['index', 'menologion index [options] [command]'],
      ['index validate', 'menologion index validate [options]'],
      ['index rebuild', 'menologion index rebuild [options]'],
      ['index status', 'menologion index status [options]'],
      ['index rollback', 'menologion index rollback [options]'],
      ['keys', 'menologion keys [options] [command]'],
      ['keys issue', 'menologion keys issue [options]'],
      ['keys list', 'menologion keys list [options]'],
      ['keys rotate', 'menologion keys rotate [options] <id>'],
      ['keys revoke', 'menologion keys revoke [options] <id>'],
    ])('prints the help of %j on stdout', async (line, usage) => {
      const { code, stdout, stderr } = await run(`${line} --help`);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.split('\n')[0]).toBe(`Usage: ${usage}`);
      expect(await run(`${line} -h`)).toEqual({ code, stdout, stderr });
    });

    it('says how long the grace period is by default', async () => {
      const { stdout } = await run('keys rotate --help');
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain('(default: 24h)');
    });

    it('ends a separate process the same way', async () => {
      expect(await program.spawn(['keys', '--help'])).toEqual(await run('keys --help'));
    });

    it('ends quietly if nobody reads on', async () => {
      const command = `"${process.execPath}" "${join(inject('program'), 'src/cli.js')}" keys list`;
      const env = { ...process.env, DATA_DIR: await program.newFolder() };
      const unread = `${command} | { exec 0<&-; sleep 1; }`;
      const args = ['-o', 'pipefail', '-c', unread];
      expect((await promisify(execFile)('bash', args, { env })).stderr).toBe('');
    });
  });

  describe('called wrongly', () => {
    it.each([
      ['', 'Usage: menologion'],
      ['keys', 'Usage: menologion keys'],
      ['frobnicate', "unknown command 'frobnicate'"],
      ['keys steal', "unknown command 'steal'"],
      ['serve --port 1', "unknown option '--port'"],
      ['serve now', 'too many arguments'],
      ['index validate --fixtures', "option '--fixtures <dir>' argument missing"],
      ['index validate fixtures', 'too many arguments'],
      ['index rebuild', 'ELASTICSEARCH_URL must name the cluster'],
      ['keys issue --tenant acme', "required option '--tier <tier>' not specified"],
      ['keys issue --tenant acme --tier gold', 'tier must be one of free, starter, pro, internal'],
      ['keys rotate', "missing required argument 'id'"],
      ['keys rotate k_0 --grace 10', 'must be an integer with s, m, h or d'],
      ['keys rotate k_0 --grace 1.5h', 'must be an integer with s, m, h or d'],
      ['keys rotate k_0 --grace -1h', 'must be an integer with s, m, h or d'],
      ['keys rotate k_0 --grace 367d', 'at most 366d'],
    ])('with %j exits with 2 and says why', async (line, message) => {
      const { code, stdout, stderr } = await run(line);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(message);
    });

    it('refuses a tenant that cannot be printed', async () => {
      const args = ['keys', 'issue', '--tier', 'free', '--tenant', ''];
      const { code, stderr } = await program.spawn(args);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(/^tenant must be 1 to 64 printable characters/),
      });
    });
  });

  it.each(['serve', 'keys list', 'keys revoke k_0', 'index validate'])(
    'names all settings that are wrong for %s',
    async (line) => {
      const { code, stdout, stderr } = await run(line, {
        PORT: 'http',
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'loud',
        TIERS: '/no/such/file.json',
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe(`wrong settings:
  PORT: must be an integer between 0 and 65535
  TIERS: the file /no/such/file.json cannot be read (ENOENT)
  TRUST_PROXY: must be one of true, false
  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent
`);
    },
  );
});
