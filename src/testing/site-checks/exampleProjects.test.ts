import { spawnSync } from "node:child_process";
import { exampleProjects } from "../../editorial/samples/archive";

test("every example project passes its own tests, with the packages that are installed here", () => {
  const failed = exampleProjects(process.cwd()).flatMap((cwd) => {
    const { status, stdout, stderr } = spawnSync("npm", ["test"], { cwd, encoding: "utf8" });
    return status === 0 ? [] : [`${cwd}:\n${stdout}${stderr}`];
  });
  expect(failed).toEqual([]);
});
