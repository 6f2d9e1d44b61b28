import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../../../src/screens/members/sheet/QrCode';
import { aPaperInvitation, membersOnPaper } from '../../../builders';
import { decoded } from './decoded';

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(QrCode, { text, label: 'QR-Code für Mia' }));

test('[MB-2] a scanner reads from each code the link that it was made of', () => {
  for (const member of membersOnPaper(9)) {
    const link = `https://athletik.example.org/invitation/${aPaperInvitation(member).invitation.token}`;
    expect(decoded(drawn(link))).toBe(link);
  }
});

test('[MB-2] the code is black on white, with a white edge of 4 modules, a name, and sharp corners', () => {
  const svg = drawn('https://athletik.example.org');
  expect(svg).toContain('role="img" aria-label="QR-Code für Mia" shape-rendering="crispEdges"');
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).toContain('fill="#fff"');
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y + 1))).toBe(size - 4);
});
