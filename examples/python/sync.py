"""Keeps one announcement in step with another system, and prints what has changed since.

TILAVA_URL names the server, TILAVA_KEY_ID and TILAVA_KEY a key with the scopes announcements:read,
announcements:write and changes:read.
"""

import json
import os
from base64 import b64encode
from urllib.request import Request, urlopen

from tilava import announcement_upsert_from_dict, change_page_from_dict, upserted_announcement_from_dict

URL = os.environ["TILAVA_URL"]


def call(method, path, authorization, body=None, content_type="application/json"):
    headers = {"Authorization": authorization, "Content-Type": content_type}
    with urlopen(Request(URL + path, body, headers, method=method), timeout=30) as response:
        return json.load(response)


def log_in():
    """Exchanges the key for a token of 15 minutes (RFC 6749, section 4.4)."""
    key = f"{os.environ['TILAVA_KEY_ID']}:{os.environ['TILAVA_KEY']}"
    form = b"grant_type=client_credentials"
    basic = f"Basic {b64encode(key.encode()).decode()}"
    token = call("POST", "/oauth/token", basic, form, "application/x-www-form-urlencoded")
    return f"Bearer {token['access_token']}"


def main():
    bearer = log_in()
    since = change_page_from_dict(call("GET", "/api/v1/changes", bearer)).next_cursor
    premises = announcement_upsert_from_dict(
        {
            "address": "Kalevankatu 30, 00100 Helsinki",
            "residenceType": "office",
            "roomCount": [3],
            "floor": "middle",
            "sizeMin": 90,
            "sizeMax": 90,
            "rentMin": 2400,
            "rentMax": 2400,
        }
    )
    body = json.dumps(premises.to_dict()).encode()
    # Sending it again changes nothing.
    for _ in range(2):
        sent = call("PUT", "/api/v1/announcements/by-reference/HKI-12", bearer, body)
        upserted = upserted_announcement_from_dict(sent)
        print(upserted.reference, upserted.outcome.value)
    changes = change_page_from_dict(call("GET", f"/api/v1/changes?after={since}", bearer))
    for change in changes.results:
        print(change.resource.value, change.action.value)


main()
