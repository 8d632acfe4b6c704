"""A bare WebKitGTK window for WebKitWebDriver, whose own MiniBrowser cannot be as narrow as a phone.

Run by the system's Python: /usr/bin/python3 webkit_window.py PRELOAD WIDTH HEIGHT
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

preload, width, height = Path(sys.argv[1]).read_text(), int(sys.argv[2]), int(sys.argv[3])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def make_view(_session: WebKit2.AutomationSession) -> WebKit2.WebView:
    manager = WebKit2.UserContentManager()
    frames, moment = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(preload, frames, moment, None, None))
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=manager
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def started(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")  # the name that the driver asks for
    version = WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view", make_view)


context.connect("automation-started", started)
Gtk.main()
